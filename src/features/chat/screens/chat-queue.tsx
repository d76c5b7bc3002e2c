import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { QueuedChat } from '../contract.ts'
import * as copy from '../copy.ts'
import { waited } from '../rules.ts'
import s from './desk-chats.module.css'
import { useNow } from '#src/browser/use-now.ts'

type ChatQueueProps = { chats: readonly QueuedChat[]; open: string | undefined; me: string }

/** Who waits, longest first; below them those who have had their answer. */
export function ChatQueue({ chats, open, me }: ChatQueueProps) {
  const now = useNow()
  if (chats.length === 0) {
    return (
      <EmptyState title="Nobody has written yet">
        When a student asks Asha something, it appears here immediately.
      </EmptyState>
    )
  }
  return (
    <ul className="list ruled">
      {chats.map(chat => (
        <li key={chat.student.id}>
          <Link
            href={`/desk/chats/${chat.student.id}`}
            className={s.chat}
            aria-current={chat.student.id === open ? 'page' : undefined}
          >
            <span className={s.name}>{chat.student.name}</span>
            <Wait chat={chat} now={now} />
            <span className="quiet across ellipsis">
              {chat.claim !== null && (
                <span className={s.holder}>
                  {chat.claim.id === me ? 'You have it' : `${chat.claim.firstName} has it`} ·{' '}
                </span>
              )}
              {chat.last.isFromDesk ? `${chat.last.by}: ` : ''}
              {chat.last.text || copy.onlyFiles}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Wait({ chat: { waitingSince, last, isSending }, now }: { chat: QueuedChat; now: Temporal.Instant }) {
  if (isSending) return <StatusTag tone="waiting">{copy.beingSent}</StatusTag>
  if (waitingSince === null) return <StatusTag tone="done">{last.isFromDesk ? 'Answered' : 'Closed'}</StatusTag>
  return (
    <span className="quiet self-middle">
      <StatusTag tone="open">
        <VisuallyHidden>Waiting for </VisuallyHidden>
        {waited(Temporal.Instant.from(waitingSince), now)}
      </StatusTag>
    </span>
  )
}
