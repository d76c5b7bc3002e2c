import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { ApplicationFile } from '../contract.ts'
import { checkReason, isSettled } from '../rules.ts'
import { deskRereads, loanDesk, useLoanVerb, type Which } from './loan-desk-queries.ts'
import { readAgain } from '#src/browser/queries.ts'

type DecliningProps = { file: ApplicationFile; which: Which; me: string }

/** A no, with its reason; taken back where it was a mistake. */
export function Declining({ file: { declined, offer, state }, which, me }: DecliningProps) {
  const [isOpen, setIsOpen] = useState(false)
  const reconsider = useLoanVerb(() => loanDesk.reconsider(which), 'The student is asked to send it again.')
  if (declined !== null) {
    return (
      <Notice
        tone="wrong"
        title="Declined"
        action={
          <Button busy={reconsider.isPending} onClick={() => reconsider.mutate(undefined)}>
            Ask to see it again
          </Button>
        }
      >
        <When at={declined.at} />: {declined.reason}
      </Notice>
    )
  }
  if (offer !== null || isSettled(state)) return null
  return (
    <div>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        Decline the application
      </Button>
      {isOpen && <DeclineForm which={which} me={me} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type DeclineFormProps = { which: Which; me: string; onClose: () => void }

function DeclineForm({ which, me, onClose }: DeclineFormProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form: Form<{ reason: string }> = useForm({
    initial: { reason: '' },
    check: checkReason,
    submit: async ({ reason }) => {
      await loanDesk.decline({ ...which, reason })
      draft.clear()
      toasts.success('Declined. The student is being notified.')
      onClose()
      await readAgain(queries, ...deskRereads)
    },
  })
  const draft = useDraft(`loan-refusal:${which.student}:${which.bank}`, me, form)
  return (
    <Dialog open onClose={onClose} title="Decline the application">
      <FormFrame form={form} label="Decline the application">
        <TextArea
          {...form.field('reason')}
          label="Why, in words for the student"
          hint="Say what would have to be otherwise."
          minRows={3}
          maxRows={8}
        />
        <div>
          <Button type="submit" kind="danger" busy={form.busy}>
            Tell them, and decline
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
