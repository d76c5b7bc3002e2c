import type { RefObject } from 'react'
import { moveAmong } from './move-among.ts'
import { Shortcuts, type Shortcut } from './shortcuts.tsx'

type List = RefObject<HTMLElement | null>

type ListKeysProps = { list: List; /** 'request': what the links lead to. */ what: string; more?: readonly Shortcut[] }

const none: readonly Shortcut[] = []

/** Up and down a list of links, from the one that has the focus, or else from the open one; and what else there is. */
export const ListKeys = ({ list, what, more = none }: ListKeysProps) => (
  <Shortcuts shortcuts={[...listKeys(list, what), ...more]} />
)

const listKeys = (list: List, what: string): readonly Shortcut[] => [
  { keys: ['j'], words: `The next ${what}`, act: () => moveAmong(list, 'a', 1) },
  { keys: ['k'], words: `The ${what} before`, act: () => moveAmong(list, 'a', -1) },
  {
    keys: ['ArrowDown'],
    words: 'The next one, from within the list',
    act: () => moveAmong(list, 'a', 1),
    within: list,
  },
  {
    keys: ['ArrowUp'],
    words: 'The one before, from within the list',
    act: () => moveAmong(list, 'a', -1),
    within: list,
  },
  { keys: ['Enter'], words: 'Open it' },
]
