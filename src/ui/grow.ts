const waiting = new WeakSet<HTMLElement>()

/**
 * Grows a text area to its words where the browser cannot (`field-sizing`). It measures once a
 * frame and only ever grows, so that typing never forces a second layout of the page.
 */
export function grow(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content') || waiting.has(area)) return
  waiting.add(area)
  requestAnimationFrame(() => {
    waiting.delete(area)
    const missing = area.scrollHeight - area.clientHeight
    if (missing > 0) area.style.height = `${area.offsetHeight + missing}px`
  })
}
