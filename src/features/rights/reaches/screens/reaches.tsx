import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { agentWords, lastUse } from '#src/features/people/screens/agent-words.ts'
import { classes } from '#src/ui/classes.ts'
import p from '#src/features/people/screens/profile.module.css'
import { Tag } from '#src/ui/tag.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { ReachView, RightsView } from '../../contract.ts'
import { reachWords as words } from '../../copy.ts'
import { rights } from '#src/features/rights/screens/api.ts'

/** Where the account is signed in, what opens something of it without a sign-in, and who was sent something. */
export function Reaches({ view: { reaches, sentTo } }: { view: RightsView }) {
  const sent = [...sentTo.lenders, ...sentTo.insurers]
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.lede}</p>
      <ul className="stack-3 list">
        {reaches.map(reach => (
          <Row key={`${reach.kind} ${reach.since} ${reach.name}`} reach={reach} />
        ))}
        {sent.map(name => (
          <li key={name} className={p.record}>
            <div className="share shrink close">
              <strong>{name}</strong>
              <span className={p.detail}>{words.sent}</span>
            </div>
          </li>
        ))}
      </ul>
      {reaches.some(({ isThisOne }) => !isThisOne) && (
        <div>
          <ConfirmVerb
            label={words.endAll}
            title={words.endTitle}
            confirm={words.endAll}
            keep={words.keep}
            act={() => rights.endReaches({})}
            rereads={['rights', 'session', 'plan', 'family']}
            done={words.ended}
          >
            <p>{words.endMeans}</p>
          </ConfirmVerb>
        </div>
      )}
    </section>
  )
}

function Row({ reach }: { reach: ReachView }) {
  return (
    <li className={p.record}>
      <div className="share shrink close">
        <strong>{nameOf(reach)}</strong>{' '}
        {reach.isThisOne && (
          <span className={p.tag}>
            <Tag tone="waiting">This device</Tag>
          </span>
        )}
        <span className={p.detail}>{detailOf(reach)}</span>
      </div>
    </li>
  )
}

function nameOf({ kind, name }: ReachView): string {
  if (kind === 'session') return agentWords(name)
  if (kind === 'pay-link') return words.payLink(name)
  if (kind === 'family') return words.family(name)
  return kind === 'token' ? words.token : words.calendar
}

function detailOf(reach: ReachView): string {
  const { since, until } = reach
  return [words.since(inWords(since)), until !== null && words.until(inWords(until)), usedIn(reach)]
    .filter(Boolean)
    .join(', ')
}

function usedIn({ kind, usedAt, zone }: ReachView): string | undefined {
  if (kind === 'calendar') return usedAt === null ? words.neverFetched : words.fetched(inWords(usedAt))
  return kind === 'session' && usedAt !== null ? lastUse(usedAt, zone) : undefined
}

const inWords = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))
