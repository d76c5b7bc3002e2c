import type { chatContracts } from '../contract.ts'
import { useState } from 'react'
import { apiOf, sendOnce } from '#src/browser/api.ts'
import { readOf } from '#src/browser/reads.ts'
import type { NamedPlace } from '#src/browser/chat.ts'
import { AshaFace } from '#src/ui/asha.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { ConversationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { withSaid } from '../rules.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import s from './chat.module.css'
import { Typing, useSayTyping } from './typing.tsx'
import { useConversation, type ConversationCalls } from './use-conversation.ts'

const { chat } = apiOf<typeof chatContracts>()

type StudentChatProps = {
  user: { id: string; firstName: string }
  first: string | undefined
  about: NamedPlace | undefined
}

const mine = (about: NamedPlace | undefined): ConversationCalls<ConversationView> => ({
  key: ['chat', 'mine'],
  read: before => chat.read({ before }),
  say: async ({ text, documents }, key) => {
    const once = apiOf<typeof chatContracts>(sendOnce(key)).chat
    const where = about === undefined ? null : { stage: about.stage, step: about.step }
    return withSaid(await once.say({ text, documents: [...documents], about: where }))
  },
  markRead: upTo => chat.markRead({ upTo }),
})

/** What is in the panel: Asha's greeting, what was said, and the box to write in. */
export default function StudentChat({ user, first, about }: StudentChatProps) {
  const [leftOut, setLeftOut] = useState<string>()
  const place = about?.title === leftOut ? undefined : about
  const { query, earlier, send } = useConversation(mine(place))
  const sayTyping = useSayTyping(() => chat.type({}))
  return (
    <Stack gap={4}>
      {query.data === undefined ? (
        <Waiting query={query} what="your conversation" />
      ) : (
        <div>
          <MessageList
            label="Your conversation with Asha"
            messages={query.data.messages}
            side="student"
            seenUpTo={query.data.seenUpTo}
            earlier={earlier}
          >
            <Greeting firstName={user.firstName} />
          </MessageList>
          <Typing of={readOf(chat.typing)} />
        </div>
      )}
      {earlier.isError && (
        <Notice tone="wrong" live>
          {earlier.error.message}
        </Notice>
      )}
      {place !== undefined && (
        <p className="quiet row-4 apart lines-0">
          <span>
            {copy.about} <strong>{place.title}</strong>
          </span>
          <Button kind="link" aria-label={`Leave out: ${place.title}`} onClick={() => setLeftOut(place.title)}>
            Leave out
          </Button>
        </p>
      )}
      <MessageForm draft="chat" owner={user.id} first={first} onSend={send} onType={sayTyping} />
      <p className="faint">{copy.times}</p>
    </Stack>
  )
}

function Greeting({ firstName }: { firstName: string }) {
  return (
    <div className={s.greeting}>
      <AshaFace />
      <div>
        <p className="semibold ink">{copy.greeting(firstName)}</p>
        <p>{copy.invitation}</p>
      </div>
    </div>
  )
}
