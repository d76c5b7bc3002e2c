// A page that comes without a load begins where a loaded one does: at its top, with the keyboard at its heading, which
// is read out. The browser does none of it, and the link that was pressed is gone with the page it stood on.
import { landOn } from '#src/browser/keep-focus.ts'

/** Whether a press led on, so that the next page is a new one; a step back finds it as it was left. */
let isAhead = false
let hasMoved = false
let isLastBack = false

/** Before anyone who draws the page hears of it. */
export function followMoves(): void {
  addEventListener('pushState', () => moved(true), { capture: true })
  // Somebody who pressed nothing yet is led on while the page loads.
  addEventListener('replaceState', () => navigator.userActivation.hasBeenActive && moved(true), { capture: true })
  addEventListener('popstate', () => moved(false), { capture: true })
}

function moved(ahead: boolean): void {
  isAhead = ahead
  isLastBack = !ahead
  hasMoved = true
}

/** A page that is loaded again, or gone back to, stands where it stood. */
export function cameBack(): boolean {
  if (hasMoved) return isLastBack
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate'
}

export function arrived(main: HTMLElement): void {
  if (!hasMoved) return
  const { activeElement } = document
  const isLost = activeElement === null || activeElement === document.body
  // A step that was asked for has come to the top by itself.
  if (isAhead && !main.contains(activeElement)) scrollTo(0, 0)
  // A page that asks something has the keyboard in its field already.
  if (isLost || (isAhead && !main.contains(activeElement))) focusHeadingOf(main)
  isAhead = false
}

function focusHeadingOf(main: HTMLElement): void {
  const heading = main.querySelector('h1')
  landOn(heading ?? main)
  if (heading === null) awaitHeadingOf(main)
}

/** What is still on its way has none yet. */
function awaitHeadingOf(main: HTMLElement): void {
  const watch = new MutationObserver(() => {
    const isDone = document.activeElement !== main || main.querySelector('h1') !== null
    if (!isDone) return
    watch.disconnect()
    if (document.activeElement === main) focusHeadingOf(main)
  })
  watch.observe(main, { childList: true, subtree: true })
}
