import type { RefObject } from 'react'
import { Shortcuts } from '../../../ui/shortcuts.tsx'

type Part = RefObject<HTMLElement | null>

/** Through the queue and into an answer without a mouse. */
export function QueueKeys({ list, answer }: { list: Part; answer: Part }) {
  return (
    <Shortcuts
      shortcuts={[
        { keys: ['j'], words: 'The next conversation', act: () => move(list, 1) },
        { keys: ['k'], words: 'The one before', act: () => move(list, -1) },
        { keys: ['ArrowDown'], words: 'The next one, from within the list', act: () => move(list, 1), within: list },
        { keys: ['ArrowUp'], words: 'The one before, from within the list', act: () => move(list, -1), within: list },
        { keys: ['Enter'], words: 'Open it' },
        { keys: ['r'], words: 'Reply', act: () => write(answer) },
        { keys: ['/'], words: 'Reply with a canned one', act: () => write(answer), isTyped: true },
      ]}
    />
  )
}

/** From the one that has the focus, or else from the open one. */
function move({ current }: Part, step: 1 | -1): void {
  const links = [...(current?.querySelectorAll('a') ?? [])]
  const at = links.findIndex(link => link === document.activeElement)
  const from = at >= 0 ? at : links.findIndex(link => link.hasAttribute('aria-current'))
  const next = from < 0 ? 0 : Math.min(Math.max(from + step, 0), links.length - 1)
  links[next]?.focus()
}

const write = ({ current }: Part): void => current?.querySelector('textarea')?.focus()
