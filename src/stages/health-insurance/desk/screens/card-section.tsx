import { useState } from 'react'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { classes } from '#src/ui/classes.ts'
import { Actions } from '#src/ui/actions.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { Button } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import type { DeskPolicy } from '../contract.ts'
import { done } from '../copy.ts'
import { checkMember } from '../rules.ts'
import s from './desk-insurance.module.css'
import { deskInsurance, useReadAgain, useInsuranceVerb } from './api.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { fromStudents, toStudent } from '#src/features/documents/screens/desk-address.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { FileField } from '#src/features/documents/screens/file-field.tsx'

type SectionProps = { policy: DeskPolicy; me: string }

export function CardSection({ policy, me }: SectionProps) {
  const { card, endedAt } = policy
  const [isCorrecting, setCorrecting] = useState(false)
  const isOpen = endedAt === null && (card === null || isCorrecting)
  return (
    <section aria-labelledby="desk-card">
      <h2 id="desk-card">ID card and certificate</h2>
      {card !== null && <Issued card={card} />}
      {isOpen && <IssueCard key={card?.issuedAt} policy={policy} me={me} onDone={() => setCorrecting(false)} />}
      {card !== null && endedAt === null && !isCorrecting && (
        <div>
          <Button kind="link" onClick={() => setCorrecting(true)}>
            Correct the member number
          </Button>
        </div>
      )}
      <Certificate policy={policy} />
    </section>
  )
}

const Issued = ({ card }: { card: NonNullable<DeskPolicy['card']> }) => (
  <dl className={classes('pairs', s.facts)}>
    <dt>Member number</dt>
    <dd>{card.member}</dd>
    <dt>Issued</dt>
    <dd>
      <When at={card.issuedAt} />
      {card.issuedBy !== null && `, by ${card.issuedBy}`}
    </dd>
  </dl>
)

/** The first card, or one in the place of that which one sees. */
function IssueCard({ policy: { id, card }, me, onDone }: SectionProps & { onDone: () => void }) {
  const readAgain = useReadAgain()
  const toasts = useToasts()
  const form: Form<{ member: string }> = useForm({
    initial: { member: card?.member ?? '' },
    check: checkMember,
    submit: async ({ member }) => {
      try {
        await deskInsurance.issueCard({ id, member, instead: card?.issuedAt ?? null })
        draft.clear()
        toasts.success(card === null ? done.card : done.corrected)
        onDone()
      } catch (error) {
        // Somebody was first: theirs takes the form's place, so that its own error would go with it.
        if (error instanceof ApiError && error.status === 409) toasts.error(error.message)
        throw error
      } finally {
        await readAgain()
      }
    },
  })
  const draft = useDraft(`insurance-card:${id}:${card?.issuedAt ?? 'first'}`, me, form)
  return (
    <FormFrame form={form} label={card === null ? 'Issue the card' : 'Correct the card'}>
      <TextInput
        {...form.field('member')}
        label={card === null ? 'Member number' : 'The right member number'}
        hint="As the insurer gave it. The student reads it on their card."
        maxLength={40}
        autoComplete="off"
      />
      <Actions>
        <Button type="submit" kind={card === null ? 'primary' : 'quiet'} busy={form.busy}>
          {card === null ? 'Issue the card' : 'Correct the card'}
        </Button>
        {card !== null && (
          <Button kind="link" onClick={onDone}>
            Leave it as it is
          </Button>
        )}
      </Actions>
    </FormFrame>
  )
}

/** The insurer's certificate, if the student needs one; another takes its place. */
function Certificate({ policy }: { policy: DeskPolicy }) {
  const { id, student, certificate, endedAt } = policy
  const [chosen, setChosen] = useState<readonly DocumentView[]>([])
  const toasts = useToasts()
  const hand = useInsuranceVerb(deskInsurance.setCertificate, () => {
    toasts.success(done.certificate)
    setChosen([])
  })
  const [file] = chosen
  return (
    <>
      {certificate !== null && (
        <p>
          Certificate: <DocumentLink document={certificate} from={fromStudents} />
        </p>
      )}
      {endedAt === null && (
        <FileField
          label={certificate === null ? 'Certificate' : 'Another certificate'}
          optional
          purpose="certificate"
          to={toStudent(student.id)}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {file !== undefined && (
        <div>
          <Button busy={hand.isPending} onClick={() => hand.mutate({ id, document: file.id })}>
            Give it to the student
          </Button>
        </div>
      )}
    </>
  )
}
