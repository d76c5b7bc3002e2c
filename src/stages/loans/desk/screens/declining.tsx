import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { When } from '../../../../features/desk/screens/when.tsx'
import { Actions } from '../../../../ui/actions.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useForm } from '../../../../ui/form.ts'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { ApplicationFile } from '../contract.ts'
import { checkReason } from '../rules.ts'
import { loanDesk, useLoanDeed, type Which } from './loan-desk-queries.ts'

type DecliningProps = { file: ApplicationFile; which: Which }

/** A no, with its reason; taken back where it was a mistake. */
export function Declining({ file: { declined, offer }, which }: DecliningProps) {
  const [isOpen, setIsOpen] = useState(false)
  const reconsider = useLoanDeed(() => loanDesk.reconsider(which), 'The application is open again.')
  if (declined !== null) {
    return (
      <Notice
        tone="wrong"
        title="Declined"
        action={
          <Button busy={reconsider.isPending} onClick={() => reconsider.mutate(undefined)}>
            Open it again
          </Button>
        }
      >
        <When at={declined.at} />: {declined.reason}
      </Notice>
    )
  }
  if (offer !== null) return null
  return isOpen ? (
    <DeclineForm which={which} onDone={() => setIsOpen(false)} />
  ) : (
    <div>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        Decline the application
      </Button>
    </div>
  )
}

function DeclineForm({ which, onDone }: { which: Which; onDone: () => void }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({
    initial: { reason: '' },
    check: checkReason,
    submit: async ({ reason }) => {
      await loanDesk.decline({ ...which, reason })
      toasts.success('Declined. The student is being told.')
      onDone()
      await Promise.all(['loans', 'requests'].map(key => queries.invalidateQueries({ queryKey: [key] })))
    },
  })
  return (
    <FormFrame form={form} label="Decline the application">
      <TextArea {...form.field('reason')} label="Why, in words for the student" minRows={2} maxRows={8} />
      <Actions>
        <Button type="submit" busy={form.busy}>
          Decline
        </Button>
        <Button kind="link" onClick={onDone}>
          Not now
        </Button>
      </Actions>
    </FormFrame>
  )
}
