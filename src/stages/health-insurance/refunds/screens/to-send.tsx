import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Release } from '#src/features/approvals/screens/release.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Card } from '#src/ui/card.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { formatMoney } from '#src/values/money.ts'
import type { RefundView } from '../contract.ts'
import { longestReference, referenceRequired } from '../copy.ts'
import s from './desk-refunds.module.css'
import { insuranceRefunds, useAskRelease } from './queries.ts'
import { readAgain } from '#src/browser/queries.ts'

const providers = { stripe: 'Stripe', razorpay: 'Razorpay' } as const

/** What goes back to whom and why, and the line that says it was sent. */
export function ToSend({ refund, isNext }: { refund: RefundView; isNext: boolean }) {
  const { payment, student, amount, currency, provider, providerPaymentId, why, owedAt } = refund
  const toasts = useToasts()
  const queries = useQueryClient()
  const ask = useAskRelease(payment)
  const form: Form<{ reference: string }> = useForm({
    initial: { reference: '' },
    check: ({ reference }) => (reference.trim() === '' ? { reference: referenceRequired } : {}),
    submit: async ({ reference }) => {
      try {
        await insuranceRefunds.send({ payment, reference })
        toasts.success(`Noted. ${student.name} is being notified.`)
      } finally {
        await readAgain(queries, 'requests')
      }
    },
  })
  return (
    <Card as="li" next={isNext}>
      <div className={s.refund}>
        <div>
          <h3>
            {formatMoney({ currency, minor: amount })} to{' '}
            <StudentLink href={`/desk/students/${student.id}`} name={student.name} />
          </h3>
          <p>{why}</p>
          <p className={s.quiet}>
            Owed since <When at={owedAt} />. Payment <code className={s.code}>{providerPaymentId ?? 'unknown'}</code> at{' '}
            {providers[provider]}.
          </p>
        </div>
        <Release state={refund.release} isBusy={ask.isPending} onAsk={() => ask.mutate(undefined)}>
          <FormFrame form={form} label={`Sent back to ${student.name}`}>
            <TextInput
              {...form.field('reference')}
              label={`Reference of the refund at ${providers[provider]}`}
              maxLength={longestReference}
              autoComplete="off"
              spellCheck={false}
            />
            <SubmitButton kind={isNext ? 'primary' : 'quiet'} form={form}>
              I have sent it back
            </SubmitButton>
          </FormFrame>
        </Release>
      </div>
    </Card>
  )
}
