import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { formatMoney } from '#src/values/money.ts'
import type { RefundRow } from '#src/features/payments/contract.ts'
import { longestWhy, outcome, providerNames, reasonWords, screen, whyRequired } from '../copy.ts'
import { deskRefunds } from './api.ts'

/** With the provider's words, and the two ways on. */
export function Failed({ refund, isNext }: { refund: RefundRow; isNext: boolean }) {
  const { id, student, amount, currency, what, provider, providerPaymentId, failure, failedAt } = refund
  const toasts = useToasts()
  const again = useVerb(() => deskRefunds.again({ refund: id }), {
    rereads: ['refunds'],
    done: ({ state }) => (state === 'failed' ? toasts.error(outcome[state]) : toasts.success(outcome[state])),
  })
  return (
    <Card as="li" next={isNext}>
      <div className="stack-4">
        <div>
          <h3>
            {formatMoney({ currency, minor: amount })} to{' '}
            <StudentLink href={`/desk/students/${student.id}`} name={student.name} />
          </h3>
          <p>{screen.said(providerNames[provider], failure)}</p>
          <p className="quiet">
            {reasonWords[what]}, payment <code>{providerPaymentId ?? 'unknown'}</code>. Failed{' '}
            <When at={failedAt ?? ''} />.
          </p>
        </div>
        <div>
          <Button kind={isNext ? 'primary' : 'quiet'} busy={again.isPending} onClick={() => again.mutate(undefined)}>
            {screen.again}
          </Button>
        </div>
        <Fold summary={screen.byHand}>
          <ByHand id={id} name={student.name} />
        </Fold>
      </div>
    </Card>
  )
}

function ByHand({ id, name }: { id: string; name: string }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form: Form<{ why: string }> = useForm({
    initial: { why: '' },
    check: ({ why }) => (why.trim() === '' ? { why: whyRequired } : {}),
    submit: async ({ why }) => {
      try {
        await deskRefunds.byHand({ refund: id, why })
        toasts.success(outcome['by-hand'])
      } finally {
        await readAgain(queries, 'refunds')
      }
    },
  })
  return (
    <FormFrame form={form} label={`Paid by hand to ${name}`}>
      <TextArea {...form.field('why')} label={screen.why} maxLength={longestWhy} />
      <SubmitButton kind="quiet" form={form}>
        {screen.byHand}
      </SubmitButton>
    </FormFrame>
  )
}
