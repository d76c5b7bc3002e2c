import { AnswerField } from '#src/features/chat/replies/screens/answer-field.tsx'
import { useSaving } from '#src/features/desk-kit/screens/use-saving.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { claimOutcomes, longestWords, type ClaimOutcome } from '#src/stages/health-insurance/claims/rules.ts'
import type { DeskClaim } from '../contract.ts'
import { checkDecision, outcomeNames } from '../rules.ts'
import { claimsDesk } from './api.ts'
import { ChangedAbove, useSeen } from './seen.tsx'

type Values = { outcome: ClaimOutcome | ''; amount: string; words: string }

const valuesOf = ({ outcome, paidAmount, decision }: DeskClaim): Values => ({
  outcome: outcome ?? '',
  amount: paidAmount === null ? '' : (paidAmount / 100).toFixed(2),
  words: decision,
})

type DecideFormProps = { claim: DeskClaim; me: string; onDone?: () => void }

/** Said once; said again it is a correction, and the student hears of both. */
export function DecideForm({ claim, me, onDone }: DecideFormProps) {
  const { id, student } = claim
  const seen = useSeen(claim)
  const answering = useSaving('insurance-claims')
  const form: Form<Values> = useForm<Values>({
    initial: valuesOf(claim),
    check: checkDecision,
    submit: async values => {
      await answering(
        () => claimsDesk.decide({ id, version: seen.version, ...values }),
        `Noted. ${student.name} is being notified.`,
      )
      draft.clear()
      onDone?.()
    },
  })
  const draft = useDraft(`claim-decision:${id}`, me, form)
  if (seen.isBehind && !form.isChanged) seen.catchUp()
  return (
    <FormFrame form={form} label="What the insurer decided">
      {seen.isBehind && <ChangedAbove by={claim.changedBy} onRead={seen.catchUp} />}
      <RadioGroup
        tiles
        {...form.field('outcome')}
        label="Decision"
        options={claimOutcomes.map(value => ({ value, label: outcomeNames[value] }))}
      />
      {form.values.outcome === 'paid' && (
        <NumberInput {...form.field('amount')} label="What the insurer pays, in US dollars" decimal before="$" />
      )}
      <AnswerField
        {...form.field('words')}
        student={student.name}
        label={`What ${student.name} reads`}
        hint={
          form.values.outcome === 'declined' ? 'Why, and what they can do now.' : 'Such as by when the money comes.'
        }
        optional={form.values.outcome === 'paid'}
        minRows={3}
        maxLength={longestWords}
      />
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          {claim.decidedAt === null ? 'Note the decision' : 'Correct the decision'}
        </Button>
        {onDone !== undefined && <Button onClick={onDone}>Leave it as it is</Button>}
      </Actions>
    </FormFrame>
  )
}
