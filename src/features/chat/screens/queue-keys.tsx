import type { RefObject } from 'react'
import { moveAmong } from '../../../ui/move-among.ts'
import { Shortcuts } from '../../../ui/shortcuts.tsx'

type Part = RefObject<HTMLElement | null>

/** Through the queue and into an answer without a mouse. */
export function QueueKeys({ list, answer }: { list: Part; answer: Part }) {
  return (
    <Shortcuts
      shortcuts={[
        { keys: ['j'], words: 'The next conversation', act: () => moveAmong(list, 'a', 1) },
        { keys: ['k'], words: 'The one before', act: () => moveAmong(list, 'a', -1) },
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
        { keys: ['r'], words: 'Reply', act: () => write(answer) },
        { keys: ['/'], words: 'Reply with a canned one', act: () => write(answer), isTyped: true },
      ]}
    />
  )
}

const write = ({ current }: Part): void => current?.querySelector('textarea')?.focus()
