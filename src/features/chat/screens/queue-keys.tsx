import type { RefObject } from 'react'
import { ListKeys } from '#src/ui/list-keys.tsx'

type Part = RefObject<HTMLElement | null>

/** Through the queue and into an answer without a mouse. */
export function QueueKeys({ list, answer }: { list: Part; answer: Part }) {
  return (
    <ListKeys
      list={list}
      what="conversation"
      more={[
        { keys: ['r'], words: 'Reply', act: () => write(answer) },
        { keys: ['/'], words: 'Reply with a canned one', act: () => write(answer), isTyped: true },
      ]}
    />
  )
}

const write = ({ current }: Part): void => current?.querySelector('textarea')?.focus()
