// What was pressed often goes with its press: a question that is answered, a form that is sent. The browser then lays the
// focus nowhere, and a screen reader begins again at the top. It is put on what stood round it, to go on from there.

const places = 'li, form, section, dialog, main'

export function keepFocusNear(): void {
  let focused: Element | undefined
  let around: readonly HTMLElement[] = []
  addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined
    around = placesRound(focused)
  })
  const watch = new MutationObserver(() => {
    if (focused === undefined || focused.isConnected) return
    focused = undefined
    const place = around.find(one => one.isConnected)
    if (place !== undefined && document.activeElement === document.body) landOn(place)
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/** Without a ring: it is a place, and nothing to press. */
export function landOn(place: HTMLElement): void {
  // What the keyboard comes to by itself stays so.
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.dataset['landed'] = ''
  place.focus({ preventScroll: true })
}

function placesRound(element: Element | undefined): HTMLElement[] {
  const all: HTMLElement[] = []
  for (let one = element?.closest<HTMLElement>(places); one; one = one.parentElement?.closest<HTMLElement>(places))
    all.push(one)
  return all
}
