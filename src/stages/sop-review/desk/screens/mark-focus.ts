// Words and remarks find one another by the name of the mark.

const marked = (within: HTMLElement | null, id: string): HTMLElement | null =>
  within?.querySelector<HTMLElement>(`[data-on~="${CSS.escape(id)}"], [data-mark="${CSS.escape(id)}"]`) ?? null

export const showMark = (within: HTMLElement | null, id: string): void =>
  marked(within, id)?.scrollIntoView({ block: 'nearest' })

export const focusMark = (within: HTMLElement | null, id: string): void => marked(within, id)?.focus()
