import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Release } from '#src/features/approvals/screens/release.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { failedFirst, outcome, providerNames, tooMuch } from '#src/features/payments/refunds/copy.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { formatMoney, parseMoney } from '#src/values/money.ts'
import type { RefundView } from '../contract.ts'
import { checkWhy, longestWhy, amountWrong, screen } from '../rules.ts'
import { insuranceRefunds, refundRereads, useAskRelease, useClose, useKeep } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

/** What goes back to whom and why, and how much of it is sent. */
export function ToSend({ refund, isNext }: { refund: RefundView; isNext: boolean }) {
  const { student, amount, left, currency, provider, providerPaymentId, why, byRule, owedAt } = refund
  return (
    <Card as="li" next={isNext}>
      <div className="stack-6 tiles-5 lines-4">
        <div>
          <h3 className="text-3">
            {refund.mayKeepAll && byRule !== null ? screen.keepTitle : `${formatMoney({ currency, minor: left })} to`}
            {refund.mayKeepAll && byRule !== null ? ': ' : ' '}
            <StudentLink href={`/desk/students/${student.id}`} name={student.name} />
          </h3>
          <p>{why}</p>
          {byRule !== null && (
            <p>
              {screen.byRule(byRule.due === 0 ? 'nothing' : formatMoney({ currency, minor: byRule.due }), byRule.why)}
            </p>
          )}
          <p className="quiet above-2">
            Owed since <When at={owedAt} />. {formatMoney({ currency, minor: amount })} paid as{' '}
            <code className="breakable">{providerPaymentId ?? 'unknown'}</code> at {providerNames[provider]}.
          </p>
        </div>
        {refund.mayKeepAll && left === amount ? (
          <Keep refund={refund} isNext={isNext} />
        ) : (
          <Send refund={refund} isNext={isNext} />
        )}
      </div>
    </Card>
  )
}

type PartProps = { refund: RefundView; isNext: boolean }

/** By the rule nothing goes back, or there is none: somebody decides, and may send something all the same. */
function Keep({ refund, isNext }: PartProps) {
  const { payment, student, byRule } = refund
  const keep = useKeep(payment)
  const form = useForm({
    initial: { why: byRule?.why ?? '' },
    check: ({ why }) => checkWhy({ amount: 0, left: 1, why }),
    submit: ({ why }) => keep.mutateAsync(why),
  })
  const isByRule = byRule !== null
  const send = <Send refund={refund} isNext={isNext && !isByRule} />
  const reason = (
    <FormFrame form={form} label={`Nothing back to ${student.name}`}>
      <TextArea
        {...form.field('why')}
        label={screen.keepWhy}
        hint={screen.keepHint}
        minRows={2}
        maxLength={longestWhy}
      />
      <SubmitButton kind={isNext && isByRule ? 'primary' : 'quiet'} form={form}>
        {screen.keep}
      </SubmitButton>
    </FormFrame>
  )
  return (
    <div className="stack-4">
      {isByRule ? reason : send}
      <Fold summary={isByRule ? screen.sendAllTheSame : screen.keepAll}>{isByRule ? send : reason}</Fold>
    </div>
  )
}

function Send({ refund, isNext }: PartProps) {
  const { payment, amount, left } = refund
  const ask = useAskRelease(payment)
  const close = useClose(payment)
  const hasFailed = refund.parts.some(({ state }) => state === 'failed')
  return (
    <Release state={refund.release} isBusy={ask.isPending} onAsk={() => ask.mutate(undefined)}>
      {hasFailed && <p>{failedFirst}</p>}
      {left > 0 && !hasFailed && <SendForm key={left} refund={refund} isNext={isNext} />}
      {left < amount && (
        <Actions>
          <Button kind="link" busy={close.isPending} onClick={() => close.mutate(undefined)}>
            {screen.close}
          </Button>
        </Actions>
      )}
    </Release>
  )
}

/** What is still due by the rule, else all that is left, unless another amount is typed. */
function beginning({ amount, left, byRule }: RefundView): { amount: string; why: string } {
  const stillDue = byRule === null ? left : byRule.due - (amount - left)
  const beginsWith = stillDue > 0 ? stillDue : left
  return { amount: (beginsWith / 100).toFixed(2), why: byRule !== null && beginsWith < left ? byRule.why : '' }
}

function SendForm({ refund, isNext }: PartProps) {
  const { payment, student, left, currency } = refund
  const toasts = useToasts()
  const queries = useQueryClient()
  const form: Form<{ amount: string; why: string }> = useForm({
    initial: beginning(refund),
    check: ({ amount, why }) => {
      const typed = parseMoney(currency, amount)?.minor ?? 0
      if (typed <= 0) return { amount: amountWrong }
      return typed > left ? { amount: tooMuch({ currency, minor: left }) } : checkWhy({ amount: typed, left, why })
    },
    submit: async ({ amount, why }) => {
      try {
        const minor = parseMoney(currency, amount)?.minor ?? 0
        const { state } = await insuranceRefunds.send({ payment, amount: minor, left, why })
        if (state === 'failed') toasts.error(outcome[state])
        else toasts.success(outcome[state])
      } finally {
        await Promise.all(refundRereads.map(topic => readAgain(queries, topic)))
      }
    },
  })
  return (
    <FormFrame form={form} label={`Money back to ${student.name}`}>
      <NumberInput
        {...form.field('amount')}
        label={screen.amount}
        hint={screen.sure}
        before={currency === 'USD' ? '$' : '₹'}
        decimal
        narrow
      />
      <TextArea
        {...form.field('why')}
        label={screen.why}
        hint={screen.whyHint}
        minRows={2}
        maxLength={longestWhy}
        optional
      />
      <SubmitButton kind={isNext ? 'primary' : 'quiet'} form={form}>
        {screen.send}
      </SubmitButton>
    </FormFrame>
  )
}
