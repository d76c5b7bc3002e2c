// What has no place once the letters are twice as large: cut off, one upon the other, or out of its box.

/** Runs in the page. Letters alone grow, as on a phone and in Firefox: the harder way, for no layout gives way to it. */
export async function misfits(): Promise<string[]> {
  const root = document.documentElement
  root.style.fontSize = '200%'
  // What measures itself (a text that grows, a bar that follows) does so with the next frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  const texts = textsOf(document.querySelector('dialog[open]') ?? document.body)
  const found = [...wider(), ...texts.flatMap(cutOff), ...texts.flatMap(spilt), ...upon()]
  root.style.fontSize = ''
  return [...new Set(found)].slice(0, 12)

  type Text = { words: string; element: Element; lines: DOMRect[] }

  function textsOf(within: Element): Text[] {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const all: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (element === null || words === '' || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (lines.length > 0) all.push({ words: words.slice(0, 40), element, lines })
    }
    return all
  }

  function isSeen(element: Element): boolean {
    if (element.closest('.visually-hidden, [inert], noscript, option, script, style') !== null) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return !above(element).some(one => getComputedStyle(one).clipPath.startsWith('inset(50%'))
  }

  function above(element: Element): Element[] {
    const all: Element[] = []
    for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement)
      all.push(one)
    return all
  }

  function wider(): string[] {
    const by = root.scrollWidth - innerWidth
    if (by <= 0) return []
    const widest = [...document.body.querySelectorAll('*')].findLast(one => {
      const isOut = one.getBoundingClientRect().right > innerWidth + 1
      return isOut && isSeen(one) && !above(one).slice(1).some(isScrolled)
    })
    return [`${by} px wider than the window, by ${widest === undefined ? 'nobody' : nameOf(widest)}`]
  }

  function isScrolled(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element)
    return [overflowX, overflowY].some(one => one !== 'visible')
  }

  /** By a box that hides what does not fit it and cannot be scrolled. Whoever ends with dots says so himself. */
  function cutOff({ words, element, lines }: Text): string[] {
    for (const box of above(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return []
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (/auto|scroll/.test(overflowX + overflowY)) return []
      const isCut = lines.some(
        line =>
          (hides(overflowX) && (line.right > right + 2 || line.left < left - 2)) ||
          (hides(overflowY) && (line.bottom - line.height / 4 > bottom || line.top + line.height / 4 < top)),
      )
      if (isCut) return [`'${words}' is cut off by ${nameOf(box)}`]
    }
    return []
  }

  /** Out of what is drawn round it. */
  function spilt({ words, element, lines }: Text): string[] {
    const box = element.closest('button, summary, th, td, fieldset, li, section, article, aside, dialog, main')
    if (
      box === null ||
      above(element).some(one => getComputedStyle(one).position === 'absolute') ||
      getComputedStyle(box).display === 'contents'
    )
      return []
    if (above(element).slice(0, above(element).indexOf(box)).some(isScrolled)) return []
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const isOut = lines.some(
      line =>
        line.right > right + 3 ||
        line.left < left - 3 ||
        line.bottom - line.height / 3 > bottom ||
        line.top + line.height / 3 < top,
    )
    return isOut ? [`'${words}' is out of ${nameOf(box)}`] : []
  }

  function upon(): string[] {
    const lines = texts
      .filter(({ element }) => !above(element).some(isLayer))
      .flatMap(text => text.lines.map(line => ({ line, text })))
      .filter(({ line }) => line.bottom > 0)
    const found: string[] = []
    lines.sort((one, other) => one.line.top - other.line.top)
    for (const [at, { line, text }] of lines.entries()) {
      for (const { line: next, text: other } of lines.slice(at + 1)) {
        if (next.top >= line.bottom) break
        if (
          other.element === text.element ||
          other.element.contains(text.element) ||
          text.element.contains(other.element)
        )
          continue
        const width = Math.min(line.right, next.right) - Math.max(line.left, next.left)
        const height = Math.min(line.bottom, next.bottom) - next.top
        // A line's box is taller than its letters.
        if (
          width > 6 &&
          height > 0.4 * Math.min(line.height, next.height) &&
          isShown(text.element) &&
          isShown(other.element)
        )
          found.push(`'${text.words}' and '${other.words}' lie one upon the other`)
      }
    }
    return found
  }

  /** What stands above the page by design. */
  function isLayer(element: Element): boolean {
    const { position } = getComputedStyle(element)
    return position === 'fixed' || position === 'sticky' || element.matches('[popover], [role=listbox]')
  }

  /** Not out of the window of something that scrolls. */
  function isShown(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return !above(element)
      .slice(1)
      .filter(isScrolled)
      .some(box => {
        const window = box.getBoundingClientRect()
        return right <= window.left || left >= window.right || bottom <= window.top || top >= window.bottom
      })
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('class')?.split(' ')[0] ?? ''
    return `${element.tagName.toLowerCase()}${name === '' ? '' : `.${name}`}`
  }
}
