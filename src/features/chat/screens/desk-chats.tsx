import { Fresh } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useRef, useState, type RefObject } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { usePane } from '#src/features/desk-kit/screens/pane.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { RepliesDialog } from '../replies/screens/replies-dialog.tsx'
import { ChatQueue } from './chat-queue.tsx'
import { DeskConversation } from './desk-conversation.tsx'
import s from './desk-chats.module.css'
import { deskChat } from './api.ts'
import { ListKeys } from '#src/ui/list-keys.tsx'

/** The queue at the left, the open conversation at the right; on a phone one or the other. Beside the list of Today, the conversation alone. */
export function DeskChats({ student, me }: { student: string | undefined; me: string }) {
  const isInPane = usePane() !== undefined
  if (isInPane && student !== undefined) return <DeskConversation key={student} student={student} me={me} />
  return <QueueAndConversation student={student} me={me} />
}

function QueueAndConversation({ student, me }: { student: string | undefined; me: string }) {
  const [isReplies, setReplies] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="spread baseline gap-4 lines-0">
        <h1 className="below-3 text-5">Chats</h1>
        <div className="flex gap-4">
          <Button kind="link" onClick={() => setReplies(true)}>
            Canned replies
          </Button>
          <QueueKeys list={list} answer={answer} />
        </div>
      </div>
      <div className={classes(s.desk, student !== undefined && s.isOpen)}>
        <div className={s.queue} ref={list}>
          <Fresh query={useRead(deskChat.queue)} what="the queue">
            {chats => <ChatQueue chats={chats} open={student} me={me} />}
          </Fresh>
        </div>
        <div className={classes('heads-4', s.conversation)} ref={answer}>
          {student === undefined ? (
            <EmptyState title="No conversation is open">Choose one. Those at the top have waited longest.</EmptyState>
          ) : (
            <DeskConversation key={student} student={student} me={me} />
          )}
        </div>
      </div>
      {isReplies && <RepliesDialog me={me} onClose={() => setReplies(false)} />}
    </>
  )
}

type Part = RefObject<HTMLElement | null>

/** Through the queue and into an answer without a mouse. */
function QueueKeys({ list, answer }: { list: Part; answer: Part }) {
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
