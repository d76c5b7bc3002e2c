import { AnswerField } from '#src/features/chat/replies/screens/answer-field.tsx'
import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { DeskPolicy } from '../contract.ts'
import { done, noRule, notBack } from '../copy.ts'
import { checkReason, longestReason } from '../rules.ts'
import { deskInsurance } from './desk-queries.ts'

type EndProps = { policy: DeskPolicy; me: string }

export function EndPolicy({ policy, me }: EndProps) {
  return (
    <section aria-labelledby="desk-end">
      <h2 id="desk-end">End this policy</h2>
      <p className="quiet">Open bills are voided, and what goes back of what was paid appears under Requests.</p>
      <div>
        <DialogButton kind="danger" label="End this policy" title={`End ${policy.student.name}’s insurance`}>
          {close => <Ask policy={policy} me={me} onClose={close} />}
        </DialogButton>
      </div>
    </section>
  )
}

function Ask({ policy, me, onClose }: EndProps & { onClose: () => void }) {
  const { id, student, depositAmount, bills, back } = policy
  const form = useSentForm({
    draft: `insurance-end:${id}`,
    owner: me,
    initial: { reason: '' },
    check: checkReason,
    send: ({ reason }) => deskInsurance.end({ id, reason }),
    rereads: ['insurance'],
    done: done.ended,
    onSent: onClose,
  })
  const paid = bills.reduce((sum, { state, amount }) => (state === 'paid' ? sum + amount : sum), depositAmount)
  return (
    <FormFrame form={form} label="End this policy">
      <p>
        {notBack} {back ?? noRule(formatMoney(dollars(paid)))}
      </p>
      <AnswerField
        {...form.field('reason')}
        student={student.name}
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
  )
}
