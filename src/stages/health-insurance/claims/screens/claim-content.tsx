import type { DocumentView } from '#src/features/documents/contract.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { formatMoney, money } from '#src/values/money.ts'
import type { ClaimDetails, ClaimView } from '../contract.ts'
import * as copy from '../copy.ts'
import { claimableUntil } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'

type ClaimContentProps = {
  claim: ClaimView
  /** The address of the call that answers its files. */
  from?: string
}

/** All that was entered of a claim: the form, the files, and what was asked since. */
export function ClaimContent({ claim: { policy, details, files, filedAt, rounds }, from }: ClaimContentProps) {
  return (
    <div className="stack-4">
      {details === null ? (
        <p>The form was filled in at Typeform on {dayAt(filedAt)}. The answers are there.</p>
      ) : (
        <Details details={details} policy={policy.planName} filedAt={filedAt} />
      )}
      <Files files={files} from={from} />
      {rounds.map(({ askedAt, question, answeredAt, answer, files: added }) => (
        <dl key={askedAt} className={classes('ruled pad-top-3', s.round)}>
          <dt>We asked, {dayAt(askedAt)}</dt>
          <dd className="breakable as-typed">{question}</dd>
          {answeredAt !== null && (
            <>
              <dt>Answered, {dayAt(answeredAt)}</dt>
              <dd className="breakable as-typed">
                {answer}
                <Files files={added} from={from} />
              </dd>
            </>
          )}
        </dl>
      ))}
    </div>
  )
}

type DetailsProps = { details: ClaimDetails; policy: string; filedAt: string }

const Details = ({ details, policy, filedAt }: DetailsProps) => (
  <dl className={classes('terms stack-5 tiles-3 lines-3', s.facts)}>
    {[
      { name: 'Insurance', said: policy },
      { name: 'Day of the care', said: formatDay(Temporal.PlainDate.from(details.careDay)) },
      { name: 'Care', said: copy.careNames[details.care] },
      { name: 'Given by', said: details.provider },
      { name: 'Amount', said: formatMoney(money(details.currency, details.amount)) },
      { name: 'Paid back', said: details.payout === null ? copy.toProvider : copy.payoutNames[details.payout] },
      { name: 'Filed', said: dayAt(filedAt) },
      { name: 'Last day to file', said: formatDay(claimableUntil(details.careDay)) },
    ].map(({ name, said }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{said}</dd>
      </div>
    ))}
    <div className="across">
      <dt>What happened</dt>
      <dd className="breakable as-typed">{details.story}</dd>
    </div>
  </dl>
)

const dayAt = (at: string): string => formatDay(dayOf(Temporal.Instant.from(at)))

function Files({ files, from }: { files: readonly DocumentView[]; from: string | undefined }) {
  if (files.length === 0) return null
  return (
    <ul className="stack-1 list">
      {files.map(document => (
        <li key={document.id}>
          <DocumentLink document={document} {...(from !== undefined && { from })} />
        </li>
      ))}
    </ul>
  )
}
