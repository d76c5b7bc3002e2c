import { chromium } from 'playwright-core'
const [, , base, path, delay = '1500', what = 'woff2'] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const c = await b.newContext({
  baseURL: base,
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  serviceWorkers: 'block',
})
const page = await c.newPage()
await page.route(new RegExp(what), async r => {
  await new Promise(x => setTimeout(x, Number(delay)))
  await r.continue()
})
await page.addInitScript(() => {
  globalThis.ls = []
  new PerformanceObserver(l =>
    l
      .getEntries()
      .forEach(e =>
        globalThis.ls.push({
          v: e.value,
          t: Math.round(e.startTime),
          s: e.sources.map(
            s =>
              `${s.node?.nodeName} ${(s.node?.textContent ?? '').slice(0, 30)} [${[s.previousRect.x, s.previousRect.y, s.previousRect.width, s.previousRect.height].map(Math.round)}]>[${[s.currentRect.x, s.currentRect.y, s.currentRect.width, s.currentRect.height].map(Math.round)}]`,
          ),
        }),
      ),
  ).observe({ type: 'layout-shift', buffered: true })
})
await page.goto(path)
await page.waitForTimeout(Number(delay) + 2500)
for (const e of await page.evaluate(() => globalThis.ls)) console.log(e.v.toFixed(4), e.t, '\n   ' + e.s.join('\n   '))
await b.close()
