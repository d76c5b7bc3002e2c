import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { ApplicationFile } from '../contract.ts'
import { checkReason, isSettled } from '../rules.ts'
import { deskRereads, loanDesk, useLoanVerb, type Which } from './api.ts'

type DecliningProps = { file: ApplicationFile; which: Which; me: string }

/** A no, with its reason; taken back where it was a mistake. */
export function Declining({ file: { declined, offer, state }, which, me }: DecliningProps) {
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
      <DialogButton label="Decline the application" title="Decline the application">
        {close => <DeclineForm which={which} me={me} onClose={close} />}
      </DialogButton>
    </div>
  )
}

type DeclineFormProps = { which: Which; me: string; onClose: () => void }

function DeclineForm({ which, me, onClose }: DeclineFormProps) {
  const form = useSentForm({
    draft: `loan-refusal:${which.student}:${which.bank}`,
    owner: me,
    initial: { reason: '' },
    check: checkReason,
    send: ({ reason }) => loanDesk.decline({ ...which, reason }),
    rereads: deskRereads,
    done: 'Declined. The student is being notified.',
    onSent: onClose,
  })
  return (
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
  )
}
