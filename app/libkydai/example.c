/* Pairs the next round of a report and tells why its first board is as it is:
 *     cc example.c $(pkg-config --cflags --libs kydai) -o example && ./example event.trf
 */
#include <kydai.h>

#include <stdio.h>
#include <stdlib.h>

static char* bytes_of(const char* name, size_t* size)
{
    FILE* file = fopen(name, "rb");
    char* bytes = NULL;
    long end = -1;
    if (file == NULL) return NULL;
    if (fseek(file, 0, SEEK_END) == 0) end = ftell(file);
    if (end >= 0 && fseek(file, 0, SEEK_SET) == 0) bytes = malloc((size_t)end + 1);
    *size = bytes != NULL ? fread(bytes, 1, (size_t)end, file) : 0;
    fclose(file);
    return bytes;
}

int main(int argc, char** argv)
{
    size_t size = 0;
    char* report = argc == 2 ? bytes_of(argv[1], &size) : NULL;
    char* answer = NULL;
    int status;
    if (report == NULL) {
        fprintf(stderr, "usage: %s REPORT\n", argv[0]);
        return KYDAI_BAD_REQUEST;
    }
    status = kydai_pair(report, size, NULL, &answer);
    printf("%s\n", answer != NULL ? answer : "no memory");
    kydai_free(answer);
    if (status == KYDAI_DONE) {
        status = kydai_explain(report, size, "{\"kind\":\"number\",\"player\":1}", &answer);
        printf("%s\n", answer != NULL ? answer : "no memory");
        kydai_free(answer);
    }
    free(report);
    return status;
}
