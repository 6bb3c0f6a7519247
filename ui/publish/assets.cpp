#include "publish/assets.h"

#include "support/assert.h"

#include <QFile>

namespace kydai::publish {

std::string_view styleSheet()
{
    return R"css(:root{color-scheme:light dark;--ink:#16211f;--soft:#566361;--line:#d3dbd9;--tint:#eff5f4;--mark:#d3efec;--paper:#fff;--link:#0b655e;--warn:#7d4f00}
@media(prefers-color-scheme:dark){:root{--ink:#e7edec;--soft:#a7b3b1;--line:#39443f;--tint:#1a2322;--mark:#1d4a46;--paper:#111716;--link:#6ad0c6;--warn:#f2bf5e}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:3rem}
body{margin:0 auto;max-width:64rem;padding:.75rem;font:1rem/1.45 system-ui,"Noto Sans",sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:break-word}
a{color:var(--link)}
h1{font-size:1.4rem;line-height:1.25;margin:.2rem 0 .4rem}
h2{font-size:1.1rem;margin:1.2rem 0 .3rem}
header p,footer{color:var(--soft);font-size:.9rem;margin:.2rem 0}
nav{display:flex;flex-wrap:wrap;gap:.4rem;margin:.6rem 0}
nav a,nav b{padding:.45rem .7rem;border:1px solid var(--line);border-radius:.4rem;text-decoration:none}
nav b{background:var(--tint)}
.note{color:var(--warn);font-weight:600;margin:.4rem 0}
.find{display:block;margin:.6rem 0}
.find input{width:100%;max-width:30rem;font:inherit;padding:.5rem;border:1px solid var(--soft);border-radius:.4rem;background:var(--paper);color:var(--ink)}
[hidden]{display:none!important}
.w{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.4rem .35rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
thead th{font-size:.85rem;color:var(--soft);border-bottom:2px solid var(--soft)}
tbody tr{background:var(--paper)}
tbody tr:nth-child(even){background:var(--tint)}
tbody th{font-weight:400;position:sticky;left:0;background:inherit}
.r{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.c{text-align:center;white-space:nowrap}
thead .c{white-space:normal}
.d{font-weight:700}
.g th{font-weight:700;padding-top:1rem;background:var(--paper);position:static}
tr:target{background:var(--mark)!important}
tr:target th a{font-weight:700}
.f{display:grid;grid-template-columns:max-content 1fr;gap:.1rem .8rem;margin:.4rem 0}
.f dt{color:var(--soft)}
.f dd{margin:0;font-weight:600}
.b{display:flex;margin-bottom:.8rem}
.bw~.w table{table-layout:fixed}
.bw~.w .c{width:5.5rem}
.b section{display:flex;flex-direction:column;flex:none;margin-right:1.2rem}
.b h2{font-size:.95rem;white-space:nowrap;margin:.4rem 0}
.b ol{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;flex:1}
.b li{margin:0;padding:.65rem 0;flex:1 0 auto;display:flex;flex-direction:column;justify-content:center;position:relative}
.m{border:1px solid var(--soft);border-radius:.3rem;background:var(--paper);width:15rem;position:relative;font-size:.95rem}
.m p{display:flex;margin:0;padding:.25rem .4rem;white-space:nowrap}
.m p+p{border-top:1px solid var(--line)}
.m a{color:inherit;text-decoration:none;overflow:hidden}
.m i{font-style:normal;font-size:.8rem;color:var(--soft);flex:none;width:1.5rem}
.m b{margin-left:auto;padding-left:.4rem}
.m small{position:absolute;top:100%;right:.2rem;font-size:.75rem;line-height:1.2;color:var(--soft)}
.t section:not(:last-child) li::after{content:"";position:absolute;left:100%;width:.6rem;height:50%;border:solid var(--soft);border-width:1px 1px 0 0;top:50%}
.t section:not(:last-child) li:nth-child(even)::after{top:auto;bottom:50%;border-width:0 1px 1px 0}
.t section:not(:first-child) li::before{content:"";position:absolute;right:100%;width:.6rem;top:50%;border-top:1px solid var(--soft)}
details{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .7rem;margin:.5rem 0}
summary{cursor:pointer;font-weight:600}
details p{margin:.5rem 0;font-weight:600}
ol,ul{padding-left:1.3rem;margin:.3rem 0}
li{margin:.25rem 0}
li.d>span{font-weight:700}
li ul li{font-weight:400}
cite{font-style:normal;font-size:.85rem;color:var(--soft);white-space:nowrap}
footer{margin-top:1.5rem;border-top:1px solid var(--line);padding-top:.5rem}
@media(max-width:36rem){.u{display:none}th,td{padding:.4rem .25rem}}
@media(max-width:24rem){body{padding:.5rem;font-size:.95rem}}
.screen{max-width:none;font-size:1.5rem}
.screen .u{display:table-cell}
.news h1::before{content:"● "}
.screen nav,.screen .find,.screen footer{display:none}
@media print{nav,.find{display:none}body{max-width:none}}
)css";
}

std::string_view icon()
{
    return R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b655e"/><path d="M4 13V3h1v1h8l-2 2.5L13 9H5v4z" fill="#fff"/></svg>
)svg";
}

std::string_view script()
{
    return R"js((() => {
'use strict';
const fold = s => ' ' + s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[\u0111\u0110]/g, 'd').toLowerCase();
const asked = new URLSearchParams(location.search);
const box = document.getElementById('find');
if (box) {
  const rows = [...document.querySelectorAll('#list tbody tr')].map(row =>
    [row, fold([...row.querySelectorAll('.k')].map(cell => cell.textContent).join(' '))]);
  const search = () => {
    const words = fold(box.value).split(/\s+/).filter(Boolean);
    for (const [row, text] of rows) row.hidden = !words.every(word => text.includes(' ' + word));
  };
  box.closest('.find').hidden = false;
  box.addEventListener('input', search);
  box.value = asked.get('q') || '';
  search();
}
if (asked.has('screen')) {
  const more = document.createElement('script');
  more.src = document.currentScript.dataset.screen;
  document.head.append(more);
}
})();
)js";
}

std::string_view screenScript()
{
    return R"js((() => {
'use strict';
const asked = new URLSearchParams(location.search);
document.body.classList.add('screen');
document.body.classList.toggle('news', asked.has('new'));
const tour = document.querySelector('[data-wall]') ? location.href.split('?')[0] : asked.get('tour');
const pause = 1000 * (Number(asked.get('pause')) || 12);
const again = () => fetch(location.href, {cache: 'no-cache'})
  .then(answer => answer.ok ? location.reload() : setTimeout(again, 15000), () => setTimeout(again, 15000));
const seen = () => JSON.parse(sessionStorage.getItem('seen') || '{}');
const folder = path => path.split('/')[0];
const stopsIn = text => [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[data-wall]')]
  .map(item => item.dataset).filter(stop => !asked.has('room') || stop.room === asked.get('room'))
  .sort((a, b) => a.turn - b.turn);
const follow = text => {
  const stops = stopsIn(text), before = seen();
  if (stops.length === 0) return setTimeout(next, 15000);
  const here = stops.findIndex(stop => location.pathname.includes('/' + folder(stop.wall) + '/'));
  const order = [...stops.slice(here + 1), ...stops.slice(0, here + 1)];
  const isNews = stop => {
    const was = before[folder(stop.wall)], now = stop.news;
    return was !== undefined && (was.length !== now.length || [...was].some((c, i) => c !== '.' && c !== now[i]));
  };
  const chosen = order.find(isNews) || order[0];
  const told = isNews(chosen);
  for (const stop of stops) if (before[folder(stop.wall)] === undefined) before[folder(stop.wall)] = stop.news;
  before[folder(chosen.wall)] = chosen.news;
  sessionStorage.setItem('seen', JSON.stringify(before));
  const to = new URL(chosen.wall, tour);
  for (const [word, value] of asked) if (word !== 'new' && word !== 'tour') to.searchParams.set(word, value);
  to.searchParams.set('tour', tour);
  if (told) to.searchParams.set('new', '');
  location.replace(to);
};
const next = () => fetch(tour, {cache: 'no-cache'}).then(answer => answer.ok ? answer.text() : Promise.reject())
  .then(follow).catch(() => setTimeout(next, 15000));
const turn = () => {
  const end = document.documentElement.scrollHeight - innerHeight;
  if (scrollY >= end - 2) return tour ? next() : again();
  scrollTo(0, Math.min(end, scrollY + innerHeight * 0.85));
  setTimeout(turn, pause);
};
scrollTo(0, 0);
setTimeout(turn, document.querySelector('[data-wall]') ? 0 : pause);
})();
)js";
}

std::string picture()
{
    QFile file(QStringLiteral(":/publish/preview.png"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    KYDAI_ASSERT(isThere);
    return file.readAll().toStdString();
}

}  // namespace kydai::publish
