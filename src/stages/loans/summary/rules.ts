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

function offersIn(facts: Loaded): { count: number; least: number } | null {
  const totals = standingOffers(facts).map(offer => costOfOffer(offer).total)
  return totals.length === 0 ? null : { count: totals.length, least: Math.min(...totals) }
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
