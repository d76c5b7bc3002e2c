// What the browser says of a page while it comes: its largest paint, and how far things moved.
import type { Page } from 'playwright-core'

export type Vitals = { largestPaint: number; shift: number; painted: string; moved: string[] }

type Heard = Vitals & { quietSince: number }

const stillFor = 600

/** Before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { largestPaint: 0, shift: 0, painted: '', moved: [], quietSince: 0 }
    Object.assign(globalThis, { safarVitals: heard })
    const name = (element: unknown) =>
      element instanceof Element ? `${element.tagName.toLowerCase()} ${(element.textContent ?? '').slice(0, 40)}` : ''
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const on = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => {
        heard.quietSince = performance.now()
        list.getEntries().forEach(take)
      }).observe({ type, buffered: true })
    on('largest-contentful-paint', entry => {
      heard.largestPaint = entry.startTime
      heard.painted = name(Reflect.get(entry, 'element'))
    })
    on('layout-shift', entry => {
      heard.shift += Number(Reflect.get(entry, 'value'))
      const value = Number(Reflect.get(entry, 'value')).toFixed(3)
      for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources'))
        heard.moved.push(`${value} ${name(node)} ${placeOf(previousRect)} to ${placeOf(currentRect)}`)
    })
  })
}

/** Once the words are there and nothing has been painted larger, or has moved, for a while. */
export async function vitalsOf(page: Page, words: string): Promise<Vitals> {
  await page.locator('main').getByText(words).first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForFunction(still => {
    const heard: Heard = Reflect.get(globalThis, 'safarVitals')
    return document.readyState === 'complete' && performance.now() - heard.quietSince > still
  }, stillFor)
  return page.evaluate((): Vitals => Reflect.get(globalThis, 'safarVitals'))
}
