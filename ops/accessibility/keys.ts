// A page by the keyboard alone: where the focus stands, whether one sees it, and what is next.
import type { Page } from 'playwright-core'

export type Stop = {
  /** What a screen reader would call it, nearly. */
  name: string
  /** Its own, however the page changes meanwhile; none when nothing has the focus. */
  key: string | undefined
  /** Why one does not see where one is. */
  unseen: string | undefined
  top: number
  left: number
  right: number
  bottom: number
  isFixed: boolean
}

export const stopOf = (page: Page): Promise<Stop> => page.evaluate(focused)

/** Runs in the page. */
function focused(): Stop {
  const active = document.activeElement
  if (active === null || active === document.body)
    return { name: '', key: undefined, unseen: undefined, top: 0, left: 0, right: 0, bottom: 0, isFixed: false }
  if (!active.hasAttribute('data-reached')) active.setAttribute('data-reached', crypto.randomUUID())
  const { top, left, right, bottom } = active.getBoundingClientRect()
  const label =
    active.getAttribute('aria-label') ??
    (active instanceof HTMLInputElement || active instanceof HTMLSelectElement || active instanceof HTMLTextAreaElement
      ? active.labels?.[0]?.textContent
      : active.textContent)
  return {
    name: `${active.tagName.toLowerCase()} '${(label ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)}'`,
    key: active.getAttribute('data-reached') ?? undefined,
    unseen: unseen(active),
    top: top + scrollY,
    left,
    right,
    bottom: bottom + scrollY,
    isFixed:
      above(active).some(one => ['fixed', 'sticky'].includes(getComputedStyle(one).position)) ||
      active.closest('dialog') !== null,
  }

  function unseen(element: Element): string | undefined {
    const box = shownBox(element)
    // A drawn control shows it on its frame, or on what is drawn beside it.
    const outlined = [...above(element).slice(0, 4), ...(element.parentElement?.querySelectorAll('*') ?? [])].some(
      one => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      },
    )
    if (!outlined && !element.matches('main, h1, iframe')) return 'nothing shows the focus'
    if (box.width < 1 || box.height < 1) return 'has no size'
    const inside = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
    }
    if (inside.right - inside.left < 2 || inside.bottom - inside.top < 2) return 'is out of the window'
    const isCovered = [0.08, 0.5, 0.92].every(x =>
      [0.15, 0.5, 0.85].every(y => {
        const hit = document.elementFromPoint(
          inside.left + (inside.right - inside.left) * x,
          inside.top + (inside.bottom - inside.top) * y,
        )
        return (
          hit === null ||
          !(hit.contains(element) || element.contains(hit) || hit.closest('label')?.contains(element) === true)
        )
      }),
    )
    return isCovered ? 'is covered' : undefined
  }

  /** A line that wraps is seen where it begins. */
  function shownBox(element: Element): DOMRect {
    return element.getClientRects()[0] ?? element.getBoundingClientRect()
  }

  function above(element: Element): Element[] {
    const all: Element[] = []
    for (let one: Element | null = element; one !== null; one = one.parentElement) all.push(one)
    return all
  }
}

/** Presses Tab until it has come there, or Shift+Tab; on the way one sees at each stop where one is. */
export async function comeTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key)
    const stop = await stopOf(page)
    if (stop.unseen !== undefined) throw new Error(`${stop.name} ${stop.unseen}`)
    if (name.test(stop.name)) return
    passed.push(stop.name)
  }
  throw new Error(`Nobody comes to ${String(name)} by ${key}, only to ${passed.join(', ')}`)
}

/** More presses than any page needs, and more than the parts of a date or of a player. */
const most = 400
const mostWithin = 12

/** Tab from the first to the last: nothing holds it, nothing is left out, and one sees at each where one is. */
export async function tabThrough(page: Page): Promise<string[]> {
  const wanted = await page.evaluate(markStops)
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-stop]')?.focus())
  const stops: Stop[] = [await stopOf(page)]
  const found: string[] = []
  for (let presses = 0, within = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const [before, stop] = [stops.at(-1), await stopOf(page)]
    if (stop.key === undefined || stop.key === stops[0]?.key) break
    within = stop.key === before?.key ? within + 1 : 0
    if (within > mostWithin || presses === most - 1) return [...found, `by keyboard: ${stop.name} lets nobody go on`]
    if (within > 0) continue
    if (stop.unseen !== undefined) found.push(`by keyboard: ${stop.name} ${stop.unseen}`)
    if (before !== undefined && goesBack(before, stop))
      found.push(`by keyboard: from ${before.name} back to ${stop.name}`)
    stops.push(stop)
  }
  const left = await page.evaluate(leftOut)
  return [...found, ...left.slice(0, 5).map(name => `by keyboard: of ${wanted} nobody comes to ${name}`)]
}

/** A next column begins further up; the same one does not. */
const goesBack = (before: Stop, stop: Stop): boolean =>
  !before.isFixed && !stop.isFixed && stop.bottom <= before.top - 4 && stop.left < before.right - 4

/** Runs in the page: marks what the keyboard must come to, and counts it. */
function markStops(): number {
  const scope = document.querySelector('dialog[open]') ?? document
  const all = [...scope.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    one => {
      if (!(one instanceof HTMLElement) || one.tabIndex < 0 || one.matches(':disabled, [type=hidden]')) return false
      if (one.closest('[inert]') !== null) return false
      // Of a group of radio buttons one takes the keyboard, and the arrows lead to the others.
      if (one instanceof HTMLInputElement && one.type === 'radio') return one.checked
      return one.checkVisibility({ visibilityProperty: true })
    },
  )
  for (const one of document.querySelectorAll('[data-reached]')) one.removeAttribute('data-reached')
  for (const one of all) one.setAttribute('data-stop', '')
  return all.length
}

/** Runs in the page. */
function leftOut(): string[] {
  const every = [...document.querySelectorAll('[data-stop], [data-reached]')]
  const left = every.filter(one => !one.hasAttribute('data-reached') && one.checkVisibility())
  for (const one of every) {
    one.removeAttribute('data-stop')
    one.removeAttribute('data-reached')
  }
  const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)
  return left.map(one => `${one.tagName.toLowerCase()} '${nameOf(one)}'`)
}
