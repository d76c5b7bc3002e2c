import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { formatDay } from '#src/values/dates.ts'
import { toeflBand } from '#src/values/test-scores.ts'
import type { VersionView } from '#src/stages/sop-review/feedback/contract.ts'
import { Standing } from '#src/stages/sop-review/feedback/screens/state.tsx'
import { loanProcessNames } from '../rules.ts'
import s from '#src/stages/sop-review/feedback/screens/feedback.module.css'

/** What was sent, closed to changes, and who has it now. */
export function SentVersion({ version }: { version: VersionView }) {
  return (
    <div className="stack-5">
      <Standing version={version} />
      <SentFacts version={version} />
    </div>
  )
}

export function SentFacts({ version }: { version: VersionView }) {
  const { gre, toefl, universities, submissionDeadline, takingPaidHelp, loanProcess, resume, text } = version
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard */}
      <section className={s.submitSopText} tabIndex={0} aria-label="The text that you submitted">
        {text}
      </section>
      <dl className="pairs">
        <dt>GRE</dt>
        <dd>
          {gre.taken === true
            ? `Quantitative ${gre.quant}, Verbal ${gre.verbal}, AWA ${gre.writing}`
            : dayWords(gre.date)}
        </dd>
        <dt>TOEFL</dt>
        <dd>{toefl.taken === true ? toeflWords(toefl) : dayWords(toefl.date)}</dd>
        <dt>Universities</dt>
        <dd>
          {universities.map(({ name, isVerified }) => (isVerified ? name : `${name} (not checked yet)`)).join(', ')}
        </dd>
        <dt>SOP deadline</dt>
        <dd>{dayWords(submissionDeadline)}</dd>
        <dt>Paid help</dt>
        <dd>{takingPaidHelp ? 'Yes' : 'No'}</dd>
        {loanProcess !== null && (
          <>
            <dt>Loan process started</dt>
            <dd>{loanProcessNames[loanProcess]}</dd>
          </>
        )}
        {resume !== null && (
          <>
            <dt>Resume</dt>
            <dd>
              <DocumentLink document={resume} />
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

const dayWords = (day: string | null): string => (day === null ? 'Not given' : formatDay(Temporal.PlainDate.from(day)))

const toeflWords = ({ score, scale }: VersionView['toefl']): string =>
  scale === '1-6' || score === null ? `${score} of 6` : `${score} of 120 (${toeflBand(score) ?? '?'} of 6)`
