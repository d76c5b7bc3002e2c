// A screen as it comes from a printer.
import type { Page } from 'playwright-core'

/** Between the margins of A4, where a CSS pixel is a 96th of an inch. */
const paper = { width: 690, height: 1000 }

export async function misprints(page: Page): Promise<string[]> {
  await page.setViewportSize(paper)
  // By night as well: paper is white.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const found = await page.evaluate(misprinted)
  return found.map(words => `on paper ${words}`)
}

/** Runs in the page. */
function misprinted(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden') === null
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} '${(element.textContent ?? '').trim().slice(0, 30)}'`
  const by = document.documentElement.scrollWidth - innerWidth
  return [
    ...(by > 0 ? [`it is ${by} px too wide, by ${outermost()}`] : []),
    ...(seen('h1, h2, h3').length > 0 ? [] : ['there is no heading']),
    ...seen(
      'nav, aside[aria-label="Help from Asha"], [popover], iframe, button:not(:is(h2, h3) > button, [aria-pressed]), input[type=file]',
    ).map(one => `there is ${nameOf(one)}`),
    ...seen('main *, dialog *')
      .filter(isCut)
      .map(one => `it cuts ${nameOf(one)}`),
    ...[...new Set(seen('body *').filter(hasWords).filter(isPale).map(nameOf))]
      .slice(0, 5)
      .map(one => `hardly to be read is ${one}`),
  ]

  function outermost(): string {
    const out = seen('body *').findLast(one => one.getBoundingClientRect().right > innerWidth)
    return out === undefined ? 'something unseen' : nameOf(out)
  }

  function isCut(element: Element): boolean {
    if (element.matches('input, select, svg, svg *, video, audio, canvas')) return false
    const { overflowX, overflowY, display } = getComputedStyle(element)
    if (display === 'inline') return false
    const hides = (overflow: string) => overflow !== 'visible'
    return (
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 6) ||
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 6)
    )
  }

  function hasWords(element: Element): boolean {
    return [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
  }

  /** Backgrounds stay off paper, unless somebody insists. */
  function isPale(element: Element): boolean {
    const painted = backgroundOf(element)
    const [light, dark] = [luminance(getComputedStyle(element).color), painted].toSorted((one, other) => other - one)
    return ((light ?? 1) + 0.05) / ((dark ?? 0) + 0.05) < 4.5
  }

  function backgroundOf(element: Element): number {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { backgroundColor, printColorAdjust } = getComputedStyle(one)
      if (printColorAdjust === 'exact' && !backgroundColor.endsWith(', 0)')) return luminance(backgroundColor)
    }
    return 1
  }

  function luminance(color: string): number {
    const parts = (color.match(/[\d.]+/g) ?? []).map(part => Number(part) * (color.startsWith('color(') ? 255 : 1))
    const [red = 0, green = 0, blue = 0] = parts
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
