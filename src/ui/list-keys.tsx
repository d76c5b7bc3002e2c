import type { RefObject } from 'react'
import { Shortcuts, type Shortcut } from './shortcuts.tsx'

type List = RefObject<HTMLElement | null>

type ListKeysProps = { list: List; /** 'request': what the links lead to. */ what: string; more?: readonly Shortcut[] }

const none: readonly Shortcut[] = []

/** Up and down a list of links, from the one that has the focus, or else from the open one; and what else there is. */
export const ListKeys = ({ list, what, more = none }: ListKeysProps) => (
  <Shortcuts shortcuts={[...listKeys(list, what), ...more]} />
)

const listKeys = (list: List, what: string): readonly Shortcut[] => [
  { keys: ['j'], words: `The next ${what}`, act: () => move(list, 1) },
  { keys: ['k'], words: `The ${what} before`, act: () => move(list, -1) },
  { keys: ['ArrowDown'], words: 'The next one, from within the list', act: () => move(list, 1), within: list },
  { keys: ['ArrowUp'], words: 'The one before, from within the list', act: () => move(list, -1), within: list },
  { keys: ['Enter'], words: 'Open it' },
]

function move({ current }: List, step: 1 | -1): void {
  const links = [...(current?.querySelectorAll('a') ?? [])]
  const at = links.findIndex(link => link === document.activeElement)
  const from = at >= 0 ? at : links.findIndex(link => link.hasAttribute('aria-current'))
  const next = from < 0 ? 0 : Math.min(Math.max(from + step, 0), links.length - 1)
  links[next]?.focus()
}
