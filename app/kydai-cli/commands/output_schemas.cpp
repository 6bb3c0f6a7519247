#include "commands/output_schemas.h"

#include "model/json_schema.h"
#include "support/assert.h"

#include <algorithm>
#include <iterator>

namespace kydai::cli {

namespace {

constexpr std::string_view kStandings = R"({
"description": "What `kydai-cli standings FILE --format json` prints. Points and values are exact decimals as text.",
"type": "object", "additionalProperties": false,
"required": ["section", "round", "edition", "tiebreaks", "rows"],
"properties": {
  "section": {"type": "string"},
  "round": {"type": "integer", "minimum": 0},
  "edition": {"enum": ["old", "24", "26"]},
  "provisional": {"type": "object", "additionalProperties": false, "required": ["missing", "rounds"],
    "properties": {"missing": {"type": "integer", "minimum": 1},
      "rounds": {"type": "array", "items": {"type": "object", "additionalProperties": false,
        "required": ["round", "open", "adjourned"],
        "properties": {"round": {"type": "integer"}, "open": {"type": "integer"}, "adjourned": {"type": "integer"}}}}}},
  "tiebreaks": {"type": "array", "items": {"type": "object", "additionalProperties": false,
    "required": ["code", "edition"],
    "properties": {"code": {"type": "string"}, "edition": {"enum": ["old", "24", "26"]},
      "refused": {"type": "string"}}}},
  "left_out": {"type": "array", "items": {"type": "string"}},
  "rows": {"$ref": "#/$defs/rows"},
  "lots": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
  "units": {"type": "array", "items": {"type": "object", "additionalProperties": false,
    "required": ["rank", "unit", "places", "points", "complete", "members"],
    "properties": {"rank": {"type": "integer"}, "unit": {"type": "string"}, "places": {"type": "integer"},
      "points": {"$ref": "#/$defs/decimal"}, "complete": {"type": "boolean"},
      "members": {"type": "array", "items": {"type": "object", "additionalProperties": false,
        "required": ["id", "name", "place", "points", "counts"],
        "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "place": {"type": "integer"},
          "points": {"$ref": "#/$defs/decimal"}, "counts": {"type": "boolean"}}}}}}},
  "categories": {"type": "array", "items": {"type": "object", "additionalProperties": false,
    "required": ["category", "rows"],
    "properties": {"category": {"type": "string"}, "rows": {"$ref": "#/$defs/rows"}}}},
  "sexes": {"type": "array", "items": {"type": "object", "additionalProperties": false, "required": ["sex", "rows"],
    "properties": {"sex": {"enum": ["w", "m"]}, "rows": {"$ref": "#/$defs/rows"}}}}
},
"$defs": {
  "decimal": {"type": "string", "pattern": "^-?[0-9]+([.][0-9]+)?$"},
  "rows": {"type": "array", "items": {"type": "object", "additionalProperties": false,
    "required": ["rank", "id", "name", "points", "values"],
    "properties": {"rank": {"type": "integer", "minimum": 0}, "id": {"type": "integer"}, "name": {"type": "string"},
      "points": {"$ref": "#/$defs/decimal"},
      "values": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/decimal"}, {"type": "null"}]}}}}}
}})";

constexpr std::string_view kExplain = R"({
"description": "What `kydai-cli explain … --format json` prints: one explanation, or with --all a list of them. Facts beside the steps depend on the kind.",
"anyOf": [{"$ref": "#/$defs/explanation"}, {"type": "array", "items": {"$ref": "#/$defs/explanation"}}],
"$defs": {
  "explanation": {"type": "object", "required": ["kind", "subject", "conclusion", "edition", "steps"],
    "properties": {"kind": {"type": "string"}, "subject": {"type": "string"}, "conclusion": {"type": "string"},
      "edition": {"type": "string"}, "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
      "decided_by": {"type": ["string", "null"]}, "letter": {"type": ["string", "null"]},
      "decisive_round": {"type": ["integer", "null"]},
      "rows": {"type": "array", "items": {"type": "object"}},
      "departures": {"type": "array", "items": {"type": "object"}},
      "floats": {"type": "array", "items": {"type": "object"}}}},
  "step": {"type": "object", "additionalProperties": false, "required": ["phrase", "args", "article", "text"],
    "properties": {"phrase": {"type": "string"}, "args": {"type": "object"}, "article": {"type": ["string", "null"]},
      "text": {"type": "string"}, "decisive": {"const": true},
      "details": {"type": "array", "items": {"$ref": "#/$defs/step"}}}}
}})";

constexpr std::string_view kRate = R"({
"description": "What `kydai-cli rate FILE --format json` prints.",
"anyOf": [{"$ref": "#/$defs/ratings"}, {"$ref": "#/$defs/all"}],
"$defs": {
  "ratings": {"type": "object", "additionalProperties": false,
    "required": ["system", "standing", "edition", "players"],
    "properties": {"system": {"type": "string"}, "standing": {"type": "string"}, "edition": {"type": "string"},
      "assumes": {"type": "string"}, "players": {"type": "array", "items": {"$ref": "#/$defs/player"}}}},
  "all": {"type": "object", "additionalProperties": false, "required": ["systems"],
    "properties": {"systems": {"type": "array", "items": {"$ref": "#/$defs/ratings"}}}},
  "known": {"type": ["number", "null"]},
  "player": {"type": "object", "additionalProperties": false,
    "required": ["id", "name", "status", "source", "before", "games", "score", "expected", "k", "change",
                 "performance", "after", "rounds", "steps", "notes"],
    "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "status": {"type": "string"},
      "source": {"type": "string"}, "before": {"$ref": "#/$defs/known"}, "games": {"type": "integer"},
      "score": {"type": "number"}, "expected": {"$ref": "#/$defs/known"}, "k": {"$ref": "#/$defs/known"},
      "change": {"type": "number"}, "performance": {"$ref": "#/$defs/known"}, "after": {"$ref": "#/$defs/known"},
      "deviation_before": {"$ref": "#/$defs/known"}, "deviation_after": {"type": "number"},
      "volatility_after": {"type": "number"},
      "rounds": {"type": "array", "items": {"$ref": "#/$defs/game"}},
      "steps": {"$ref": "#/$defs/steps"}, "notes": {"$ref": "#/$defs/steps"}}},
  "game": {"type": "object", "additionalProperties": false, "required": ["round", "outcome", "opponent"],
    "properties": {"round": {"type": "integer", "minimum": 1}, "outcome": {"type": "string", "maxLength": 1},
      "opponent": {"type": ["integer", "null"]}, "excluded": {"type": "string"},
      "listed": {"$ref": "#/$defs/known"}, "used": {"type": "number"}, "cut": {"type": "boolean"},
      "deviation": {"type": "number"}, "weight": {"type": "number"}, "score": {"type": "number"},
      "expected": {"type": "number"}, "term": {"type": "number"}}},
  "steps": {"type": "array", "items": {"type": "object", "additionalProperties": false,
    "required": ["phrase", "numbers"],
    "properties": {"phrase": {"type": "string"}, "numbers": {"type": "array", "items": {"type": "number"}},
      "article": {"type": "string"}}}}
}})";

constexpr std::string_view kLosses = R"({
"description": "What `kydai-cli convert IN OUT --format json` prints: what OUT keeps of each member that IN has. `row` is what the format has a place for, `fate` what became of it; `where` are the players and rounds in which it changed, `wanted` and `found` the first of these.",
"type": "object", "additionalProperties": false, "required": ["format", "completeCopy", "silent", "members"],
"properties": {
  "format": {"enum": ["trf", "kydai", "trf26", "json", "csv", "xlsx", "html", "xml"]},
  "completeCopy": {"type": "boolean"}, "silent": {"type": "boolean"},
  "members": {"type": "array", "items": {"$ref": "#/$defs/member"}}
},
"$defs": {
  "member": {"type": "object", "additionalProperties": false, "required": ["member", "fate", "values"],
    "properties": {"section": {"type": "string"}, "member": {"type": "string"},
      "fate": {"enum": ["whole", "rounded", "lost", "added"]},
      "row": {"enum": ["whole", "rounded", "ownLine", "lost"]}, "withheld": {"const": true},
      "values": {"type": "integer", "minimum": 0}, "changed": {"type": "integer", "minimum": 1},
      "where": {"type": "string"}, "wanted": {}, "found": {}}}
}})";

struct VerbOutput {
    std::string_view verb{};
    std::string_view schema{};
};
constexpr VerbOutput kOutputs[] = {
    {"standings", kStandings}, {"explain", kExplain}, {"rate", kRate}, {"losses", kLosses}};

}  // namespace

Json outputSchema(std::string_view verb)
{
    const auto output = std::ranges::find(kOutputs, verb, &VerbOutput::verb);
    KYDAI_ASSERT(output != std::end(kOutputs));
    Json schema = schemaHead(verb);
    schema.update(Json::parse(output->schema));
    return schema;
}

}  // namespace kydai::cli
