import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { OffersView } from '../contract.ts'
import * as copy from '../copy.ts'

/** No bank has made an offer: where the application still is, and who declined it and why. */
export const OtherBanks = ({ answers: { waiting, declined } }: { answers: OffersView }) => (
  <>
    {waiting.length > 0 && (
      <section className="heads-3 stack-3">
        <h3>{copy.awaiting.title}</h3>
        <Awaiting waiting={waiting} />
        <Waited waiting={waiting} />
      </section>
    )}
    {declined.length > 0 && (
      <section className="heads-3 stack-3">
        <h3>Declined</h3>
        <Declined declined={declined} />
      </section>
    )}
  </>
)

export const Waited = ({ waiting }: Pick<OffersView, 'waiting'>) => (
  <ul className="stack-2 points">
    {waiting.map(({ bank, sentAt, usuallyTakes }) => (
      <li key={bank}>
        <strong>{bank}</strong>, since {dayWords(sentAt)}; usually {usuallyTakes} (sample)
      </li>
    ))}
  </ul>
)

export const Declined = ({ declined }: Pick<OffersView, 'declined'>) => (
  <ul className="stack-2 points">
    {declined.map(({ bank, at, reason }) => (
      <li key={bank}>
        <strong>{bank}</strong>, on {dayWords(at)}: {reason}
      </li>
    ))}
  </ul>
)

function Awaiting({ waiting }: Pick<OffersView, 'waiting'>) {
  const since = waiting.map(({ sentAt }) => sentAt).toSorted()[0]
  return (
    <ThreeThings
      did={{ what: 'Sent one application', detail: since === undefined ? '' : dayWords(since) }}
      holder={`With ${waiting.length === 1 ? 'a lender' : `${waiting.length} lenders`}`}
      now={{ what: 'Processing Applications', detail: copy.awaiting.ours }}
      then={{ what: 'You compare the offers', detail: 'Each appears here by itself, and we write to you.' }}
    />
  )
}

const dayWords = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))
