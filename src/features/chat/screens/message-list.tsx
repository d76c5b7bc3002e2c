import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react'
import { todayHere } from '#src/browser/zone.ts'
import { dayWords, formatClock } from '#src/values/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { MessageView } from '../contract.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import * as copy from '../copy.ts'
import { hasEarlier, lastSeen } from '../rules.ts'
import s from './chat.module.css'

export type MessageListProps = {
  label: string
  messages: readonly MessageView[]
  /** Whose side of the table this is: their messages stand at the right. */
  side: 'student' | 'desk'
  /** The address of the call that answers a file, where it is not one's own. */
  filesFrom?: string | undefined
  /** How far the other side has seen it. */
  seenUpTo: number
  earlier: { isPending: boolean; mutate: () => void }
  /** What stands before the first message. */
  children?: ReactNode
  /** What stands after the last one; as another comes there, the end is shown. */
  ending?: { last: string | undefined; content: ReactNode }
}

/** The conversation itself: it stays at its end unless somebody has scrolled up to read. */
export function MessageList({
  label,
  messages,
  side,
  filesFrom,
  seenUpTo,
  earlier,
  children,
  ending,
}: MessageListProps) {
  const node = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const last = messages.at(-1)
  const seen = lastSeen(messages, side === 'desk', seenUpTo)
  useLayoutEffect(() => {
    if (isAtEnd.current || last?.isMine === true || ending?.last !== undefined) toTheEnd(node.current)
  }, [last?.number, last?.isMine, ending?.last])
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the keyboard
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
          {dayAt(message) !== dayAt(messages[index - 1]) && (
            <p className="faint self-middle above-2 semibold">{dayAt(message)}</p>
          )}
          <Message
            message={message}
            side={side}
            filesFrom={filesFrom}
            isAboutElse={isAboutElse(message, messages[index - 1])}
          />
          {message.number === seen && <p className={s.seen}>{copy.seen}</p>}
        </Fragment>
      ))}
      {ending?.content}
    </div>
  )

  function note() {
    const list = node.current
    if (list !== null) isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < 60
  }
}

const toTheEnd = (list: HTMLElement | null) => list?.scrollTo({ top: list.scrollHeight })

/** Said once for all that follow. */
const isAboutElse = ({ about }: MessageView, before: MessageView | undefined): boolean =>
  about !== null && about.title !== before?.about?.title

type MessageProps = Pick<MessageListProps, 'side' | 'filesFrom'> & { message: MessageView; isAboutElse: boolean }

function Message({ message, side, filesFrom, isAboutElse: isElse }: MessageProps) {
  const { isFromDesk, isMine, by, at, text, about, documents } = message
  return (
    <article className={classes(s.message, isFromDesk === (side === 'desk') && s.ours)}>
      <p className="quiet tabular">
        <strong>{isMine ? 'You' : by}</strong> <time dateTime={at}>{formatClock(Temporal.Instant.from(at))}</time>
      </p>
      {side === 'desk' && about !== null && isElse && (
        <p className="quiet tabular">
          {copy.about} <strong>{about.title}</strong>
        </p>
      )}
      {text !== '' && <p className="breakable as-spaced">{text}</p>}
      {documents.map(document => (
        <p key={document.id}>
          <DocumentLink document={document} {...(filesFrom !== undefined && { from: filesFrom })} />
        </p>
      ))}
    </article>
  )
}

function dayAt(message: MessageView | undefined): string | undefined {
  if (message === undefined) return undefined
  return dayWords(todayHere(Temporal.Instant.from(message.at)), todayHere())
}
