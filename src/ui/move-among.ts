import type { RefObject } from 'react'

/** Gives the focus to the next or the one before: from the one that has it, or else from the open one. */
export function moveAmong({ current }: RefObject<HTMLElement | null>, what: string, step: 1 | -1): void {
  const all = [...(current?.querySelectorAll<HTMLElement>(what) ?? [])]
  const at = all.findIndex(one => one === document.activeElement)
  const from = at >= 0 ? at : all.findIndex(one => one.hasAttribute('aria-current'))
  const next = from < 0 ? 0 : Math.min(Math.max(from + step, 0), all.length - 1)
  all[next]?.focus()
}
