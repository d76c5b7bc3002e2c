import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSecond } from '#src/browser/use-now.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import type { DeskConversationView, HeldView } from '../contract.ts'
import * as copy from '../copy.ts'
import { undoFor } from '#src/features/desk-kit/rules.ts'
import { conversationKey, deskChat } from './api.ts'
import { putBack } from './message-form.tsx'
import s from './chat.module.css'

type HeldAnswersProps = { held: readonly HeldView[]; student: string; draft: string; me: string; filesFrom: string }

/** At the end of a conversation: what is sent in some seconds. One's own can be taken back; of others one sees that it comes. */
export const HeldAnswers = ({ held, ...of }: HeldAnswersProps) =>
  held.map(one =>
    one.isMine ? (
      <Mine key={one.id} held={one} {...of} />
    ) : (
      <p key={one.id} className="quiet self-middle">
        {copy.someoneSends(one.by)}
      </p>
    ),
  )

function Mine({ held, student, draft, me, filesFrom }: Omit<HeldAnswersProps, 'held'> & { held: HeldView }) {
  const undo = useVerb(() => deskChat.takeBack({ student, id: held.id }), {
    rereads: ['chat', 'requests'],
    done: said => putBack(me, draft, said),
  })
  return (
    <article className={classes(s.message, s.ours, s.held)}>
      <p className="quiet tabular row-2 lines-0">
        <span aria-hidden>{copy.sendingIn(secondsUntil(held.sendAt, useSecond()))}</span>
        <VisuallyHidden>{copy.notSent}</VisuallyHidden>
        <Button kind="link" busy={undo.isPending} onClick={() => undo.mutate(undefined)}>
          {copy.undo}
        </Button>
      </p>
      {held.text !== '' && <p className="breakable as-spaced">{held.text}</p>}
      {held.documents.map(document => (
        <p key={document.id}>
          <DocumentLink document={document} from={filesFrom} />
        </p>
      ))}
    </article>
  )
}

/** By a clock that may be wrong: never longer than it can be. */
const secondsUntil = (sendAt: string, now: number): number =>
  Math.min(undoFor.seconds, Math.max(0, Math.ceil((Temporal.Instant.from(sendAt).epochMilliseconds - now) / 1000)))

type Sending = { id: string; since: number }

type Undone = Omit<HeldAnswersProps, 'held' | 'filesFrom'>

/** Away from the conversation: as long as it is held, its writer can take back what they have just sent. */
export function useOfferUndo({ student, draft, me }: Undone) {
  const toasts = useToasts()
  const undo = async (id: string) => {
    try {
      putBack(me, draft, await deskChat.takeBack({ student, id }))
      toasts.success(copy.takenBack)
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : String(error))
    }
  }
  return ({ id, name, seconds }: { id: string; name: string; seconds: number }) =>
    toasts.info(copy.sending(name), { words: copy.undo, act: () => void undo(id), seconds })
}

/** Who goes on to another page can take back there what they have just sent. */
export function useUndoElsewhere(of: Undone) {
  const { student } = of
  const offerUndo = useOfferUndo(of)
  const queries = useQueryClient()
  const sending = useRef<Sending>(undefined)

  /** Unless it was taken back, or is sent, by now. */
  const offer = useEffectEvent(() => {
    const last = sending.current
    const view = queries.getQueryData<DeskConversationView>(conversationKey(student))
    if (last === undefined || view?.held.some(({ id }) => id === last.id) !== true) return
    const seconds = undoFor.seconds - (Date.now() - last.since) / 1000
    if (seconds <= 0) return
    offerUndo({ id: last.id, name: view.student.name, seconds })
  })
  useEffect(() => () => offer(), [])

  return (id: string) => {
    sending.current = { id, since: Date.now() }
  }
}
