import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react'
import { dayOf, dayWords, formatClock } from '../../../values/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { MessageView } from '../contract.ts'
import * as copy from '../copy.ts'
import { hasEarlier } from '../rules.ts'
import s from './message-list.module.css'

export type MessageListProps = {
  label: string
  messages: readonly MessageView[]
  /** Whose side of the table this is: their messages stand at the right. */
  side: 'student' | 'desk'
  earlier: { isPending: boolean; mutate: () => void }
  /** What stands before the first message. */
  children?: ReactNode
}

/** The conversation itself: it stays at its end unless somebody has scrolled up to read. */
export function MessageList({ label, messages, side, earlier, children }: MessageListProps) {
  const node = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const last = messages.at(-1)
  useLayoutEffect(() => {
    if (isAtEnd.current || last?.isMine === true) toTheEnd(node.current)
  }, [last?.number, last?.isMine])
  useLayoutEffect(() => {
    const list = node.current
    if (list === null) return undefined
    // A phone that is turned, or whose keyboard comes up.
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) toTheEnd(list)
    })
    watch.observe(list)
    return () => watch.disconnect()
  }, [])

  return (
    // Focusable, so that a keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={node} className={s.list} role="log" aria-label={label} tabIndex={0} onScroll={note}>
      {hasEarlier({ messages: [...messages] }) ? (
        <Button kind="link" busy={earlier.isPending} onClick={() => earlier.mutate()}>
          {copy.earlier}
        </Button>
      ) : (
        children
      )}
      {messages.map((message, index) => (
        <Fragment key={message.number}>
          {dayAt(message) !== dayAt(messages[index - 1]) && <p className={s.day}>{dayAt(message)}</p>}
          <Message message={message} isOurs={message.isFromDesk === (side === 'desk')} />
        </Fragment>
      ))}
    </div>
  )

  function note() {
    const list = node.current
    if (list !== null) isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < 60
  }
}

const toTheEnd = (list: HTMLElement | null) => list?.scrollTo({ top: list.scrollHeight })

function Message({ message, isOurs }: { message: MessageView; isOurs: boolean }) {
  return (
    <article className={classes(s.message, isOurs && s.ours)}>
      <p className={s.by}>
        <strong>{message.isMine ? 'You' : message.by}</strong>{' '}
        <time dateTime={message.at}>{formatClock(Temporal.Instant.from(message.at))}</time>
      </p>
      <p className={s.text}>{message.text}</p>
    </article>
  )
}

function dayAt(message: MessageView | undefined): string | undefined {
  if (message === undefined) return undefined
  return dayWords(dayOf(Temporal.Instant.from(message.at)), dayOf(Temporal.Now.instant()))
}
