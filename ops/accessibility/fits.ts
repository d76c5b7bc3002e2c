// What has no place once the letters are twice as large: cut off, one upon the other, or out of its box.

/** Runs in the page. Letters alone grow, as on a phone and in Firefox: the harder way, for no layout gives way to it. */
export async function misfits(): Promise<string[]> {
  const root = document.documentElement
  root.style.fontSize = '200%'
  // What measures itself (a text that grows, a bar that follows) does so with the next frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  // Chromium asks a container for its width in rem again only once that width is another.
  document.body.style.paddingInlineEnd = '1px'
  await new Promise(requestAnimationFrame)
  document.body.style.paddingInlineEnd = ''
  await new Promise(requestAnimationFrame)
  /** Of each element what decides on its words, read once. */
  const boxes = new Map<Element, Box>()
  const texts = textsOf(document.querySelector('dialog[open]') ?? document.body)
  const found = [...crowded(), ...wider(), ...texts.flatMap(cutOff), ...texts.flatMap(spilt), ...upon()]
  root.style.fontSize = ''
  return [...new Set(found)].slice(0, 12)

  type Box = {
    element: Element
    room: DOMRect
    hidesX: boolean
    hidesY: boolean
    scrolls: boolean
    position: string
    isUnseen: boolean
    ends: boolean
  }
  type Text = { words: string; element: Element; lines: DOMRect[]; above: Box[] }

  function boxOf(element: Element): Box {
    const known = boxes.get(element)
    if (known !== undefined) return known
    const { overflowX, overflowY, position, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const room = element.getBoundingClientRect()
    const box = {
      element,
      room,
      hidesX: /hidden|clip/.test(overflowX),
      hidesY: /hidden|clip/.test(overflowY),
      scrolls: /auto|scroll/.test(overflowX + overflowY),
      position,
      isUnseen: clipPath.startsWith('inset(50%') || (position === 'absolute' && Math.max(room.width, room.height) <= 1),
      ends: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
    }
    boxes.set(element, box)
    return box
  }

  /** Up to what stands above the page, for nothing below holds that. */
  function above(element: Element): Box[] {
    const all: Box[] = []
    for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
      all.push(boxOf(one))
      if (all.at(-1)?.position === 'fixed') break
    }
    return all
  }

  function textsOf(within: Element): Text[] {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const all: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (element === null || words === '' || !isSeen(element)) continue
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (lines.length > 0) all.push({ words: words.slice(0, 40), element, lines, above: above(element) })
    }
    return all
  }

  function isSeen(element: Element): boolean {
    if (element.closest('.visually-hidden, [inert], noscript, option, script, style') !== null) return false
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !above(element).some(one => one.isUnseen)
    )
  }

  /** All yellow buttons of a step's page are drawn in the same place. */
  function crowded(): string[] {
    const actions = [...document.querySelectorAll('[data-step-page] [data-action]:not(dialog *)')].filter(isSeen)
    return actions.length < 2
      ? []
      : [`yellow buttons lie on each other: ${actions.map(one => one.textContent).join(', ')}`]
  }

  function wider(): string[] {
    const by = root.scrollWidth - innerWidth
    if (by <= 0) return []
    const widest = [...document.body.querySelectorAll('*')].findLast(one => {
      const isOut = one.getBoundingClientRect().right > innerWidth + 1
      return isOut && isSeen(one) && !above(one).slice(1).some(isClosed)
    })
    return [`${by} px wider than the window, by ${widest === undefined ? 'nobody' : nameOf(widest)}`]
  }

  function isClosed({ hidesX, hidesY, scrolls }: Box): boolean {
    return hidesX || hidesY || scrolls
  }

  /** By a box that hides what does not fit it and cannot be scrolled. Whoever ends with dots says so themselves. */
  function cutOff({ words, above, lines }: Text): string[] {
    for (const { element, room, hidesX, hidesY, scrolls, ends } of above) {
      if (ends || scrolls) return []
      const isCut = lines.some(
        ({ left, right, top, bottom, height }) =>
          (hidesX && (right > room.right + 2 || left < room.left - 2)) ||
          (hidesY && (bottom - height / 4 > room.bottom || top + height / 4 < room.top)),
      )
      if (isCut) return [`'${words}' is cut off by ${nameOf(element)}`]
    }
    return []
  }

  /** Out of what is drawn round it. */
  function spilt({ words, element, above, lines }: Text): string[] {
    const around = element.closest('button, summary, th, td, fieldset, li, section, article, aside, dialog, main')
    const place = above.findIndex(one => one.element === around)
    if (around === null || place === -1 || above.slice(0, place).some(isClosed)) return []
    if (above.some(({ position }) => position === 'absolute')) return []
    const { room } = boxOf(around)
    // A line of an item may be higher than the item, as where a label stands in it.
    const slack = around.matches('li') ? Infinity : 0
    const isOut = lines.some(
      ({ left, right, top, bottom, height }) =>
        right > room.right + 3 ||
        left < room.left - 3 ||
        bottom - height / 3 > room.bottom + slack ||
        top + height / 3 < room.top - slack,
    )
    return isOut && getComputedStyle(around).display !== 'contents' ? [`'${words}' is out of ${nameOf(around)}`] : []
  }

  function upon(): string[] {
    const lines = texts
      .filter(text => !text.above.some(isLayer))
      .flatMap(text => text.lines.map(line => ({ line: shownOf(line, text), text })))
      .filter(({ line }) => line.bottom > 0 && line.width > 2 && line.height > 0)
      .toSorted((one, other) => one.line.top - other.line.top)
    const found: string[] = []
    for (const [at, { line, text }] of lines.entries()) {
      for (const { line: next, text: other } of lines.slice(at + 1)) {
        if (next.top >= line.bottom) break
        if (other.element.contains(text.element) || text.element.contains(other.element)) continue
        const width = Math.min(line.right, next.right) - Math.max(line.left, next.left)
        const height = Math.min(line.bottom, next.bottom) - next.top
        // A line's box is taller than its letters.
        if (width > 6 && height > 0.4 * Math.min(line.height, next.height))
          found.push(`'${text.words}' and '${other.words}' lie one upon the other`)
      }
    }
    return found
  }

  /** What stands above the page by design. */
  function isLayer({ element, position }: Box): boolean {
    return position === 'fixed' || position === 'sticky' || element.matches('[popover], [role=listbox]')
  }

  /** What of it is in the window of all that hides or scrolls. */
  function shownOf(line: DOMRect, { above }: Text): DOMRect {
    const rooms = above.filter(isClosed).map(({ room }) => room)
    const left = Math.max(line.left, ...rooms.map(room => room.left))
    const top = Math.max(line.top, ...rooms.map(room => room.top))
    const right = Math.min(line.right, ...rooms.map(room => room.right))
    const bottom = Math.min(line.bottom, ...rooms.map(room => room.bottom))
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('class')?.split(' ')[0] ?? ''
    return `${element.tagName.toLowerCase()}${name === '' ? '' : `.${name}`}`
  }
}
