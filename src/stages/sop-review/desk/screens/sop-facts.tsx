import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { toeflBand, toeflRange } from '#src/values/test-scores.ts'
import { loanProcessNames } from '#src/stages/sop-review/submit/copy.ts'
import type { DeskVersion } from '../contract.ts'
import { Deadline } from './deadline.tsx'
import s from './sop-desk.module.css'

/** What came with the text. Anyone who opens the resume is written down. */
export function SopFacts({ version }: { version: DeskVersion }) {
  const { gre, toefl, universities, submissionDeadline, takingPaidHelp, loanProcess, resume } = version
  const today = dayOf(useNow())
  return (
    <dl className={s.facts} aria-label="What came with it">
      <div className={s.wide}>
        <dt>Universities</dt>
        <dd>
          {universities.map(({ name, isVerified }) => (isVerified ? name : `${name} (not checked yet)`)).join(', ')}
        </dd>
      </div>
      <div>
        <dt>Deadline</dt>
        <dd>
          <Deadline day={submissionDeadline} today={version.publishedAt === null ? today : undefined} />
        </dd>
      </div>
      <div>
        <dt>Resume</dt>
        <dd>{resume === null ? 'None' : <DocumentLink document={resume} from="/api/desk/documents" />}</dd>
      </div>
      <div>
        <dt>GRE</dt>
        <dd>{gre.taken === true ? greWords(gre) : planned(gre.date)}</dd>
      </div>
      <div>
        <dt>TOEFL</dt>
        <dd>{toefl.taken === true ? toeflWords(toefl) : planned(toefl.date)}</dd>
      </div>
      <div>
        <dt>Paid help</dt>
        <dd>{takingPaidHelp ? 'Yes' : 'No'}</dd>
      </div>
      <div>
        <dt>Loan process begun</dt>
        <dd>{loanProcess === null ? 'Not given' : loanProcessNames[loanProcess]}</dd>
      </div>
    </dl>
  )
}

const planned = (day: string | null): string =>
  day === null ? 'Not given' : `Planned for ${formatDay(Temporal.PlainDate.from(day))}`

const greWords = ({ quant, verbal, writing }: DeskVersion['gre']): string =>
  `Quantitative ${quant}, Verbal ${verbal}, AWA ${writing}`

function toeflWords({ score, scale }: DeskVersion['toefl']): string {
  if (score === null) return 'Not given'
  if (scale === '0-120') return `${score} of 120, the same as ${toeflBand(score) ?? '?'} of 6`
  const range = toeflRange(score)
  return `${score} of 6${range === undefined ? '' : `, the same as ${range.from} to ${range.to} of 120`}`
}
