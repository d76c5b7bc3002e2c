import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import type { ReplyView } from '../contract.ts'
import { askedReply, filledIn, repliesFor, withReply } from '../rules.ts'
import s from '#src/features/chat/screens/desk-chats.module.css'

type Student = { firstName: string }
type Offers = { list: ReactNode; take: (() => void) | undefined }

/** '/vi' offers what begins so, the first of them to be taken with Enter. */
export const offering =
  (all: readonly ReplyView[], student: Student) =>
  (typed: string, put: (text: string) => void): Offers => {
    const wanted = askedReply(typed)
    if (wanted === undefined) return { list: null, take: undefined }
    const found = repliesFor(all, wanted)
    const take = (reply: ReplyView) => put(withReply(typed, filledIn(reply.text, student)))
    const [first] = found
    return {
      list: <Offered replies={found} student={student} onTake={take} />,
      take: first && (() => take(first)),
    }
  }

type OfferedProps = { replies: readonly ReplyView[]; student: Student; onTake: (reply: ReplyView) => void }

function Offered({ replies, student, onTake }: OfferedProps) {
  const [first] = replies
  return (
    <div className={s.offered}>
      <span role="status" className="visually-hidden">
        {first === undefined ? 'No canned reply is called that' : `Enter puts in ${first.name}`}
      </span>
      {first === undefined && <p className="pad-3 muted">No canned reply is called that.</p>}
      <ul className="list" aria-label="Canned replies">
        {replies.map(reply => (
          <li key={reply.id}>
            <button
              type="button"
              className={classes(s.offer, reply === first && s.first)}
              onClick={() => onTake(reply)}
            >
              <span className="semibold">/{reply.name}</span>
              <span className="muted ellipsis">{filledIn(reply.text, student)}</span>
              {reply === first && <kbd className={s.key}>Enter</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
