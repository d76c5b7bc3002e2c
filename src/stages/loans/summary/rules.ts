// What the steps need to know of the banks' answers: not who declined, nor what each offered.
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { summaryOf } from '#src/journey/summary.ts'
import { part, type FactsOf } from '#src/journey/shape.ts'
import { costOfOffer } from '../offers/rules.ts'
import { loans } from '../rules.ts'
import { loadedLoans } from './facts.shape.ts'

type Loaded = FactsOf<typeof loadedLoans>

export const acceptedOffer = ({ offers }: Pick<Loaded, 'offers'>): Loaded['offers'][number] | undefined =>
  offers.find(({ acceptedAt, withdrawnAt }) => acceptedAt !== null && withdrawnAt === null)

const standingOffers = ({ offers }: Pick<Loaded, 'offers'>): Loaded['offers'] =>
  offers.filter(({ withdrawnAt }) => withdrawnAt === null)

const isAnswered = ({ offers, sendings }: Loaded): boolean =>
  standingOffers({ offers }).length > 0 ||
  sendings.every(({ declinedAt, takenBackAt }) => declinedAt !== null || takenBackAt !== null)

/** What the cheapest costs says something only where all lend the same. */
function offersIn(facts: Loaded): { count: number; least: number | null } | null {
  const offers = standingOffers(facts)
  if (offers.length === 0) return null
  const isSameLoan = new Set(offers.map(({ amount }) => amount)).size === 1
  return { count: offers.length, least: isSameLoan ? Math.min(...offers.map(offer => costOfOffer(offer).total)) : null }
}

export const loanSummary = summaryOf(loans, part({ ...loadedLoans.fields, ...webinarFields }), facts => ({
  application: facts.application,
  webinar: facts.webinar,
  isAnswered: isAnswered(facts),
  asks: facts.asks.filter(({ answeredAt, withdrawnAt }) => answeredAt === null && withdrawnAt === null),
  offers: offersIn(facts),
  accepted: acceptedOffer(facts) ?? null,
  meeting: facts.meetings.find(({ cancelledAt }) => cancelledAt === null) ?? null,
}))
