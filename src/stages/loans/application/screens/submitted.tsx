import { useRead } from '#src/browser/reads.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { BankQuestions } from '#src/stages/loans/offers/screens/bank-questions.tsx'
import { awaiting } from '#src/stages/loans/offers/copy.ts'
import { processingApplications } from '#src/stages/loans/copy.ts'
import { loanOffers } from '#src/stages/loans/screens/api.ts'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { askedIn } from '../rules.ts'
import { GivenSince } from '#src/stages/loans/co-borrower/screens/given-papers.tsx'
import { WhoCanOpen } from '#src/stages/loans/lenders/screens/who-can-open.tsx'

/** Who has it since when; what the banks ask; and what was sent. */
export function Submitted({ application }: { application: ApplicationView }) {
  const answers = useRead(loanOffers.read)
  if (answers.data === undefined) return <Waiting query={answers} />
  const { waiting, offers, asks } = answers.data
  const sent = application.submittedAt.financial
  return (
    <Stack gap={5}>
      <Notice tone="done" title={copy.sent} />
      <ThreeThings
        did={{
          what: 'Submitted the application',
          detail: sent === null ? '' : formatDay(dayOf(Temporal.Instant.from(sent))),
        }}
        holder={waiting.length === 0 ? 'With you now' : `With ${waiting.map(({ bank }) => bank).join(', ')}`}
        now={
          offers.length > 0
            ? { what: 'Compare the offers', detail: `${offers.length} so far` }
            : { what: processingApplications, detail: awaiting.ours }
        }
        then={{
          what: 'You choose one and meet its official',
          detail: 'Each offer appears by itself, and we write to you.',
        }}
      />
      <GivenSince application={application} />
      <BankQuestions asks={asks} isNext={offers.length === 0} />
      {offers.length > 0 && (
        <div>
          <ButtonLink kind="primary" href="/loans/finalize-offer">
            Compare the offers
          </ButtonLink>
        </div>
      )}
      <WhoCanOpen asked={askedIn(application.answers)} answers={answers.data} />
      <details>
        <summary>What you sent</summary>
        <ul className="stack-2 list">
          {application.papers.map(({ id, field, document }) => (
            <li key={id}>
              {copy.titles[field]}: <DocumentLink document={document} />
            </li>
          ))}
        </ul>
      </details>
    </Stack>
  )
}
