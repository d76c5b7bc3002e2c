import type { Moment } from '../../journey/moments.ts'
import { defineStage, type CommonFacts, type Rule, type StepDetail } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

/** A payment that was begun last and is not made; until when its rate is held is a plan. */
export type AskedFact = { at: Moment; heldUntil: Moment; failedAt?: Moment; expiredAt?: Moment }

/** What is known of the card: a payment under way, since when it is paid for, since when there is one. */
export type CardFact = { asked?: AskedFact; paidAt?: Moment; issuedAt?: Moment }

export type ForexFacts = CommonFacts & { card: CardFact }

/** It disappears once there are card details; then the other step appears (specification 2, section 4). */
const getCard: Rule<ForexFacts> = ({ card: { asked, paidAt } }, now) =>
  paidAt !== undefined || (asked !== undefined && isUnderWay(asked, now)) ? 'processing' : 'incomplete'

const isUnderWay = ({ heldUntil, failedAt, expiredAt }: AskedFact, now: Moment): boolean =>
  failedAt === undefined && expiredAt === undefined && now < heldUntil

const hasCard = ({ card }: ForexFacts): boolean => card.issuedAt !== undefined

const turnOf = ({ card: { asked } }: ForexFacts): StepDetail =>
  asked === undefined ? {} : { turns: [asked.heldUntil] }

export const forex = defineStage<ForexFacts>()({
  route: 'forex',
  label: 'Forex & Tuition Fee',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'GetCard',
      route: 'get-card',
      title: 'Get your US debit card',
      status: getCard,
      isHidden: hasCard,
      becomes: 'CardDetails',
      detail: turnOf,
    },
    {
      id: 'CardDetails',
      route: 'card-details',
      title: 'Your US debit card',
      status: facts => (hasCard(facts) ? 'complete' : 'incomplete'),
      isHidden: facts => !hasCard(facts),
    },
  ],
})

/** What was loaded of the card; nothing, where nothing was asked for yet. */
export function forexFacts(common: CommonFacts, own: unknown): ForexFacts {
  const { card } = Object(own)
  return { ...common, card: isCard(card) ? card : {} }
}

/** Our own statement made it (`facts.ts`). */
const isCard = (value: unknown): value is CardFact => typeof value === 'object' && value !== null
