import { ClaimQueue, State } from './claim-queue.tsx'
import { useRead } from '#src/browser/reads.ts'
import { AnswerField } from '#src/features/chat/replies/screens/answer-field.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { useState } from 'react'
import { fromStudents } from '#src/features/documents/screens/desk-address.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { standingOf, longestWords } from '#src/stages/health-insurance/claims/rules.ts'
import { titleOf } from '#src/stages/health-insurance/claims/screens/claim-card.tsx'
import { ClaimContent } from '#src/stages/health-insurance/claims/screens/claim-content.tsx'
import type { DeskClaim } from '../contract.ts'
import { DecideForm } from './decide-form.tsx'
import { claimsDesk } from './api.ts'
import s from '#src/stages/health-insurance/desk/screens/desk-insurance.module.css'
import { useSaving } from '#src/features/desk-kit/screens/use-saving.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { checkQuestion } from '../rules.ts'
import { ChangedAbove, useSeen } from './seen.tsx'

/** What waits, or the one that is open. */
export const DeskClaims = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <ClaimQueue /> : <ClaimPage key={id} id={id} me={me} />

/** What a student filed, and our answer to it. */
function ClaimPage({ id, me }: { id: string; me: string }) {
  const found = useRead(claimsDesk.read, { id })
  const student = found.data?.student
  return (
    <DeskPage
      title={student === undefined ? 'Claim' : `${student.name}’s claim`}
      what="claim"
      back={{ href: '/desk/claims', to: 'all claims' }}
      links={student !== undefined && <Link href={`/desk/students/${student.id}`}>Their journey</Link>}
      query={found}
      gone="The student may have withdrawn it: nothing of it is kept then."
    >
      {claim => (
        <div className="stack-6">
          <section className="stack-4 packed readable" aria-labelledby="filed">
            <div className="row-3">
              <h2 className="text-4" id="filed">
                {titleOf(claim)}
              </h2>
              <State claim={claim} />
            </div>
            <ClaimContent claim={claim} from={fromStudents} />
          </section>
          <Answering claim={claim} me={me} />
        </div>
      )}
    </DeskPage>
  )
}

function Answering({ claim, me }: { claim: DeskClaim; me: string }) {
  const standing = standingOf(claim)
  if (standing === 'decided') return <Decided claim={claim} me={me} />
  return (
    <>
      {standing === 'asked' && claim.askedAt !== null && (
        <Notice tone="waiting" live title={`Waits for ${claim.student.name}`}>
          Asked <When at={claim.askedAt} />. You can decide all the same.
        </Notice>
      )}
      <div className={s.answers}>
        <section className="stack-4 packed readable" aria-labelledby="decide">
          <h2 className="text-4" id="decide">
            What the insurer decided
          </h2>
          <DecideForm claim={claim} me={me} />
        </section>
        <section className="stack-4 packed readable" aria-labelledby="ask">
          <h2 className="text-4" id="ask">
            Ask for more
          </h2>
          <AskForm claim={claim} me={me} />
        </section>
      </div>
    </>
  )
}

function Decided({ claim, me }: { claim: DeskClaim; me: string }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { outcome, paidAmount, decidedAt, decision, changedBy } = claim
  const isPaid = outcome === 'paid'
  return (
    <section className="stack-4 packed readable">
      <Notice
        tone={isPaid ? 'done' : 'wrong'}
        live
        title={isPaid ? `The insurer pays ${formatMoney(dollars(paidAmount ?? 0))}` : 'The insurer declined it'}
        action={!isCorrecting && <Button onClick={() => setCorrecting(true)}>Correct it</Button>}
      >
        {decision !== '' && <p className="breakable as-typed">{decision}</p>}
        <p>
          Noted by {changedBy ?? 'somebody who has left'}, <When at={decidedAt ?? ''} />.
        </p>
      </Notice>
      {isCorrecting && <DecideForm claim={claim} me={me} onDone={() => setCorrecting(false)} />}
    </section>
  )
}

/** The student answers with words or files; until then the claim waits for them. */
function AskForm({ claim, me }: { claim: DeskClaim; me: string }) {
  const { id, student } = claim
  const answering = useSaving('insurance-claims')
  const seen = useSeen(claim)
  const form: Form<{ words: string }> = useForm({
    initial: { words: '' },
    check: checkQuestion,
    submit: async ({ words }) => {
      await answering(() => claimsDesk.ask({ id, version: seen.version, words }), `${student.name} is asked.`)
      form.reset()
      draft.clear()
    },
  })
  const draft = useDraft(`claim-question:${id}`, me, form)
  if (seen.isBehind && !form.isChanged) seen.catchUp()
  return (
    <FormFrame form={form} label="Ask for more">
      {seen.isBehind && <ChangedAbove by={claim.changedBy} onRead={seen.catchUp} />}
      <AnswerField
        {...form.field('words')}
        student={student.name}
        label={`What ${student.name} reads`}
        hint="Name the paper, and where they get it."
        minRows={3}
        maxLength={longestWords}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          Ask the student
        </Button>
      </div>
    </FormFrame>
  )
}
