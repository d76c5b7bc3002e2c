import { readAgain, queries } from '#src/browser/queries.ts'
import type { chatContracts } from '../contract.ts'
import { sendOnce } from '#src/browser/api.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { toStudent } from '#src/features/documents/screens/desk-address.ts'
import { undoFor } from '#src/features/desk-kit/rules.ts'
import { deskChat } from './api.ts'
import { useOfferUndo } from './held-answers.tsx'
import { MessageForm, type Said } from './message-form.tsx'
import { useSayTyping } from './typing.tsx'

type MessageToProps = { student: { id: string; name: string }; me: string }

/** A message to a student from another page than their chat: the same draft, and held for the same ten seconds. */
export function MessageTo({ student: { id: student, name }, me }: MessageToProps) {
  const draft = `chat:${student}`
  const offerUndo = useOfferUndo({ student, draft, me })
  const sayTyping = useSayTyping(() => deskChat.typeTo({ student }))
  const send = async ({ text, documents }: Said, key: string) => {
    const once = deskApiOf<typeof chatContracts>(sendOnce(key)).chat
    const { id } = await once.hold({ student, text, documents: [...documents] })
    offerUndo({ id, name, seconds: undoFor.seconds })
    await readAgain(queries, 'chat')
  }
  return (
    <MessageForm
      draft={draft}
      owner={me}
      label={`Message to ${name}`}
      filesTo={toStudent(student)}
      takesFocus={false}
      onSend={send}
      onType={sayTyping}
    />
  )
}
