import { AnswerField } from '#src/features/chat/replies/screens/answer-field.tsx'
import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { allWords, groundWords } from '#src/stages/health-insurance/refunds/rule/copy.ts'
import { refundDue, sumDue, type Ending } from '#src/stages/health-insurance/refunds/rules.ts'
import type { DeskPolicy } from '../contract.ts'
import { askedOn as words, done, noRule, notBack } from '../copy.ts'
import { checkAskedOn, checkReason, longestReason } from '../rules.ts'
import { deskInsurance } from './api.ts'

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
  const { id, student, paidAt, depositAmount, bills, refundTerms, endAskedOn } = policy
  const today = dayOf(useNow()).toString()
  const boughtOn = dayOf(Temporal.Instant.from(paidAt)).toString()
  const form = useSentForm({
    draft: `insurance-end:${id}`,
    owner: me,
    initial: { reason: '', askedOn: '' },
    check: ({ reason, askedOn }) => ({ ...checkReason({ reason }), ...checkAskedOn({ askedOn, boughtOn, today }) }),
    send: ({ reason, askedOn }) => deskInsurance.end({ id, reason, askedOn }),
    rereads: ['insurance'],
    done: done.ended,
    onSent: onClose,
  })
  const [askedOn] = [form.values.askedOn, endAskedOn ?? ''].filter(day => day !== '').toSorted()
  const paid = bills.reduce((sum, { state, amount }) => (state === 'paid' ? sum + amount : sum), depositAmount)
  return (
    <FormFrame form={form} label="End this policy">
      <p>
        {notBack}{' '}
        {backWords(refundTerms, { endedOn: today, askedOn: askedOn ?? null }) ?? noRule(formatMoney(dollars(paid)))}
      </p>
      {endAskedOn !== null && <p>{words.known(formatDay(Temporal.PlainDate.from(endAskedOn)))}</p>}
      <DateInput {...form.field('askedOn')} label={words.label} hint={words.hint} optional />
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

/** What the rule of the purchase gives back, counted from the day as it is typed. */
function backWords(terms: DeskPolicy['refundTerms'], ending: Ending): string | undefined {
  const all = sumDue(terms.map(one => refundDue(one, ending)))
  return all && allWords({ paid: all.paid, due: all.due, why: groundWords(all.first) })
}
