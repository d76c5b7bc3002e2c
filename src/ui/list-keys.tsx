import type { RefObject } from 'react'
import { Shortcuts, type Shortcut } from './shortcuts.tsx'

type List = RefObject<HTMLElement | null>

type ListKeysProps = {
  list: List
  /** 'request': what the links lead to. */
  what: string
  /** Which links, where a row has several. */
  among?: string
  more?: readonly Shortcut[]
}

const none: readonly Shortcut[] = []

/** Up and down a list of links, from the one that has the focus, or else from the open one; and what else there is. */
export const ListKeys = ({ list, what, among = 'a', more = none }: ListKeysProps) => (
  <Shortcuts shortcuts={[...listKeys(list, what, among), ...more]} />
)

const listKeys = (list: List, what: string, among: string): readonly Shortcut[] => [
  { keys: ['j'], words: `The next ${what}`, act: () => moveAmong(list, among, 1) },
  { keys: ['k'], words: `The ${what} before`, act: () => moveAmong(list, among, -1) },
  {
    keys: ['ArrowDown'],
    words: `The next ${what}, from within the list`,
    act: () => moveAmong(list, among, 1),
    within: list,
  },
  {
    keys: ['ArrowUp'],
    words: `The ${what} before, from within the list`,
    act: () => moveAmong(list, among, -1),
    within: list,
  },
  { keys: ['Enter'], words: 'Open it' },
]

/** Gives the focus to the next or the one before: from the one that has it, or else from the open one. */
function moveAmong({ current }: List, among: string, step: 1 | -1): void {
  const all = [...(current?.querySelectorAll<HTMLElement>(among) ?? [])]
  const at = all.findIndex(one => one === document.activeElement)
  const from = at >= 0 ? at : all.findIndex(one => one.hasAttribute('aria-current'))
  const next = from < 0 ? 0 : Math.min(Math.max(from + step, 0), all.length - 1)
  all[next]?.focus()
}
