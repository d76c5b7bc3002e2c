import { When } from '../../../../features/desk/screens/when.tsx'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { useDraft } from '../../../../ui/drafts.ts'
import { useForm, type Form } from '../../../../ui/form.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { DeskPolicy } from '../contract.ts'
import { done } from '../copy.ts'
import { checkMember } from '../rules.ts'
import { Certificate } from './certificate.tsx'
import s from './desk-insurance.module.css'
import { deskInsurance, useReadAgain } from './desk-queries.ts'

type SectionProps = { policy: DeskPolicy; me: string }

export function CardSection({ policy, me }: SectionProps) {
  return (
    <section aria-labelledby="desk-card">
      <h2 id="desk-card">ID card and certificate</h2>
      {policy.card !== null && <Issued card={policy.card} />}
      {policy.card === null && policy.endedAt === null && <IssueCard policy={policy} me={me} />}
      <Certificate policy={policy} />
    </section>
  )
}

const Issued = ({ card }: { card: NonNullable<DeskPolicy['card']> }) => (
  <dl className={s.facts}>
    <dt>Member number</dt>
    <dd>{card.member}</dd>
    <dt>Issued</dt>
    <dd>
      <When at={card.issuedAt} />
      {card.issuedBy !== null && `, by ${card.issuedBy}`}
    </dd>
  </dl>
)

function IssueCard({ policy: { id }, me }: SectionProps) {
  const readAgain = useReadAgain()
  const toasts = useToasts()
  const form: Form<{ member: string }> = useForm({
    initial: { member: '' },
    check: checkMember,
    submit: async ({ member }) => {
      try {
        await deskInsurance.issueCard({ id, member })
        draft.clear()
        toasts.success(done.card)
      } finally {
        // Refused because somebody was first, theirs is shown.
        await readAgain()
      }
    },
  })
  const draft = useDraft(`insurance-card:${id}`, me, form)
  return (
    <FormFrame form={form} label="Issue the card">
      <TextInput
        {...form.field('member')}
        label="Member number"
        hint="As the insurer gave it. The student reads it on their card."
        maxLength={40}
        autoComplete="off"
      />
      <div>
        <Button type="submit" kind="primary" busy={form.busy}>
          Issue the card
        </Button>
      </div>
    </FormFrame>
  )
}
