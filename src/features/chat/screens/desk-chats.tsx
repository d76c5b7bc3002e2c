import { useRead } from '#src/browser/reads.ts'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { RepliesDialog } from '../replies/screens/replies-dialog.tsx'
import { ChatQueue } from './chat-queue.tsx'
import { DeskConversation } from './desk-conversation.tsx'
import s from './desk-chats.module.css'
import { QueueKeys } from './queue-keys.tsx'
import { deskChat } from './api.ts'

/** The queue at the left, the open conversation at the right; on a phone one or the other. */
export function DeskChats({ student, me }: { student: string | undefined; me: string }) {
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
          <Loaded query={useRead(deskChat.queue)} what="the queue">
            {chats => <ChatQueue chats={chats} open={student} me={me} />}
          </Loaded>
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
