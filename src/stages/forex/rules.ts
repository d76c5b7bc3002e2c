import type { Moment } from '#src/journey/moments.ts'
import { defineStage, type CommonFacts, type Rule, type StepDetail } from '#src/journey/stage.ts'
import type { FactsOf } from '#src/journey/shape.ts'
import { welcome } from './copy.ts'
import { forexShape } from './facts.shape.ts'

export type ForexFacts = CommonFacts & FactsOf<typeof forexShape>
type Asked = NonNullable<ForexFacts['card']['asked']>

/** It disappears once there are card details; then the other step appears (specification 2, section 4). */
const getCard: Rule<ForexFacts> = ({ card: { asked, paidAt } }, now) =>
  paidAt !== null || (asked !== null && isUnderWay(asked, now)) ? 'processing' : 'incomplete'

const isUnderWay = ({ heldUntil, failedAt, expiredAt }: Asked, now: Moment): boolean =>
  failedAt === null && expiredAt === null && now < heldUntil

const hasCard = ({ card }: ForexFacts): boolean => card.issuedAt !== null

const turnOf = ({ card: { asked } }: ForexFacts): StepDetail =>
  asked === null ? {} : { turns: [asked.heldUntil], hasBegun: true }

export const forex = defineStage(forexShape)({
  route: 'forex',
  label: 'Forex & Tuition Fee',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'GetCard',
      route: 'get-card',
      title: 'Get your US debit card',
      saysItself: true,
      status: getCard,
      isHidden: hasCard,
      becomes: 'CardDetails',
      detail: turnOf,
    },
    {
      id: 'CardDetails',
      route: 'card-details',
      title: 'Your US debit card',
      saysItself: true,
      status: facts => (hasCard(facts) ? 'complete' : 'incomplete'),
      isHidden: facts => !hasCard(facts),
    },
  ],
})
