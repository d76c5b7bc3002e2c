import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { DeskPolicy } from '../contract.ts'
import { done } from '../copy.ts'
import { checkReason, longestReason } from '../rules.ts'
import s from './desk-insurance.module.css'
import { deskInsurance, useReadAgain } from './desk-queries.ts'

type EndProps = { policy: DeskPolicy; me: string }

export function EndPolicy({ policy, me }: EndProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="desk-end">
      <h2 id="desk-end">End this policy</h2>
      <p className={s.quiet}>Open bills are voided, and what was paid appears under Requests, to be sent back.</p>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          End this policy
        </Button>
      </div>
      {isAsking && <Ask policy={policy} me={me} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Ask({ policy, me, onClose }: EndProps & { onClose: () => void }) {
  const { id, student, depositAmount, bills } = policy
  const readAgain = useReadAgain()
  const toasts = useToasts()
  const form: Form<{ reason: string }> = useForm({
    initial: { reason: '' },
    check: checkReason,
    submit: async ({ reason }) => {
      await deskInsurance.end({ id, reason })
      draft.clear()
      onClose()
      toasts.success(done.ended)
      await readAgain()
    },
  })
  const draft = useDraft(`insurance-end:${id}`, me, form)
  const paid = bills.reduce((sum, { state, amount }) => (state === 'paid' ? sum + amount : sum), depositAmount)
  return (
    <Dialog open onClose={onClose} title={`End ${student.name}’s insurance`}>
      <FormFrame form={form} label="End this policy">
        <p>It cannot be taken up again. {formatMoney(dollars(paid))} was paid and is to go back.</p>
        <TextArea
          {...form.field('reason')}
          label="Why"
          hint={`${student.name} reads it as you write it.`}
          minRows={3}
          maxLength={longestReason}
        />
        <div>
          <Button type="submit" kind="danger" busy={form.busy}>
            End it
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
