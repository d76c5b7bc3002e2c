// Between the document and the text: each piece of it says where it begins, and numbers between them do not count.
import type { Span } from '#src/stages/sop-review/feedback/rules.ts'

const pieces = (region: HTMLElement): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-start]')]
const startOf = (piece: HTMLElement): number => Number(piece.dataset['start'])
const lengthOf = (piece: HTMLElement): number => piece.textContent.length

/** What is selected, if it was begun in here. */
export function selectedSpan(region: HTMLElement): Span | undefined {
  const selection = getSelection()
  if (selection === null || selection.isCollapsed || !region.contains(selection.anchorNode)) return undefined
  const range = selection.getRangeAt(0)
  const start = offsetOf(region, range.startContainer, range.startOffset)
  const end = offsetOf(region, range.endContainer, range.endOffset)
  return start < end ? { start, end } : undefined
}

/** Where one pressed. */
export function caretOffset(region: HTMLElement): number | undefined {
  const selection = getSelection()
  const { focusNode, focusOffset } = selection ?? {}
  if (!focusNode || focusOffset === undefined || !region.contains(focusNode)) return undefined
  return offsetOf(region, focusNode, focusOffset)
}

function offsetOf(region: HTMLElement, node: Node, at: number): number {
  const all = pieces(region)
  const own = all.find(piece => piece.contains(node))
  const range = document.createRange()
  if (own !== undefined) {
    range.selectNodeContents(own)
    range.setEnd(node, at)
    return startOf(own) + range.toString().length
  }
  range.setStart(node, at)
  range.collapse(true)
  const next = all.find(piece => range.comparePoint(piece, 0) >= 0)
  if (next !== undefined) return startOf(next)
  const last = all.at(-1)
  return last === undefined ? 0 : startOf(last) + lengthOf(last)
}

export function select(region: HTMLElement, { start, end }: Span): void {
  const [from, to] = [pointAt(region, start), pointAt(region, end)]
  if (from === undefined || to === undefined) return
  getSelection()?.setBaseAndExtent(from.node, from.at, to.node, to.at)
  to.node.parentElement?.scrollIntoView({ block: 'nearest' })
}

function pointAt(region: HTMLElement, offset: number): { node: Text; at: number } | undefined {
  const piece = pieces(region).find(one => offset >= startOf(one) && offset <= startOf(one) + lengthOf(one))
  const node = piece?.firstChild
  return piece !== undefined && node instanceof Text ? { node, at: offset - startOf(piece) } : undefined
}
