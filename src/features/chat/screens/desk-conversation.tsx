import { readOf, useRead } from '#src/browser/reads.ts'
import type { chatContracts } from '../contract.ts'
import { sendOnce } from '#src/browser/api.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { usePane } from '#src/features/desk-kit/screens/pane.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import type { DeskConversationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { fromStudents, toStudent } from '#src/features/documents/screens/desk-address.ts'
import { offering } from '../replies/screens/offered.tsx'
import { deskReplies } from '../replies/screens/api.ts'
import { ClaimBar } from './claim-bar.tsx'
import { HeldAnswers, useUndoElsewhere } from './held-answers.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import s from './desk-chats.module.css'
import { conversationKey, deskChat } from './api.ts'
import { Typing, useSayTyping } from './typing.tsx'
import { useConversation, type ConversationCalls } from './use-conversation.ts'

const callsFor = (student: string, onHeld: (id: string) => void): ConversationCalls<DeskConversationView> => ({
  key: conversationKey(student),
  read: before => deskChat.readOf({ student, before }),
  say: async ({ text, documents }, key) => {
    const once = deskApiOf<typeof chatContracts>(sendOnce(key)).chat
    const { id, sendAt } = await once.hold({ student, text, documents: [...documents] })
    onHeld(id)
    const own = { id, sendAt, text, by: '', isMine: true, documents: [] }
    return shown => ({ ...shown, held: [...shown.held.filter(one => one.id !== id), own] })
  },
  markRead: upTo => deskChat.markReadOf({ student, upTo }),
})

/** One student's conversation. Anyone who answers signs with a first name. */
export function DeskConversation({ student, me }: { student: string; me: string }) {
  const draft = `chat:${student}`
  const onHeld = useUndoElsewhere({ student, draft, me })
  const { query, earlier, send } = useConversation(callsFor(student, onHeld))
  const sayTyping = useSayTyping(() => deskChat.typeTo({ student }))
  const templates = useRead(deskReplies.list)
  const pane = usePane()
  if (query.data === undefined)
    return <ConversationWaiting failure={query.error} onAgain={() => void query.refetch()} />
  const { student: person, messages, held, seenUpTo, claim, handed, waitingSince } = query.data
  const { name, firstName } = person
  return (
    <Stack gap={4}>
      {pane === undefined && (
        <p className={s.back}>
          <Link href="/desk/chats">Back to all chats</Link>
        </p>
      )}
      <div>
        {pane === undefined && (
          <div className="spread baseline gap-4 lines-0">
            <h2>{name}</h2>
            <Link href={`/desk/students/${student}`}>Their journey</Link>
          </div>
        )}
        <ClaimBar
          student={student}
          name={name}
          claim={claim}
          handed={handed}
          isWaiting={waitingSince !== null}
          me={me}
        />
      </div>
      <div>
        <MessageList
          filesFrom={fromStudents}
          label={`Conversation with ${name}`}
          messages={messages}
          side="desk"
          seenUpTo={seenUpTo}
          earlier={earlier}
          ending={{
            last: held.at(-1)?.id,
            content: <HeldAnswers held={held} student={student} draft={draft} me={me} filesFrom={fromStudents} />,
          }}
        >
          <p>
            {messages.length === 0
              ? `${firstName === '' ? name : firstName} has not written yet. You may begin.`
              : 'The conversation begins here.'}
          </p>
        </MessageList>
        <Typing of={readOf(deskChat.typingOf, { student })} />
      </div>
      {earlier.isError && (
        <Notice tone="wrong" live>
          {earlier.error.message}
        </Notice>
      )}
      <Missing query={templates} what="the reply templates" />
      <MessageForm
        draft={draft}
        owner={me}
        label={`Your answer to ${firstName}`}
        filesTo={toStudent(student)}
        onSend={send}
        onSent={pane?.onAnswered}
        {...(pane !== undefined && { words: copy.sendAndNext, takesFocus: false })}
        onType={sayTyping}
        offers={offering(templates.data ?? [], person)}
      />
      <p className="quiet self-middle">{copy.times}</p>
    </Stack>
  )
}

function ConversationWaiting({ failure, onAgain }: { failure: Error | null; onAgain: () => void }) {
  if (failure === null) {
    return <Loading label="Loading the conversation" />
  }
  return (
    <EmptyState title="We cannot show this conversation" action={<Button onClick={onAgain}>Try again</Button>}>
      <p>{failure.message}</p>
      <Link href="/desk/chats">Back to all chats</Link>
    </EmptyState>
  )
}
