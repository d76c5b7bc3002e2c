import { wayFields } from '#src/features/accounts/ways/facts.shape.ts'
import { secondWayAt, type FactsWithWays } from '#src/features/accounts/ways/rules.ts'
import { productFields } from '#src/features/products/facts.shape.ts'
import { orderStatus, pendingProducts, type FactsWithProducts } from '#src/features/products/statuses/rules.ts'
import { open } from '#src/journey/rules.ts'
import { part, type FactsOf } from '#src/journey/shape.ts'
import { defineStage, type Rule, type StepDetail, type Welcome } from '#src/journey/stage.ts'
import { phoneShape, rechargeAfter } from './facts.shape.ts'

/** It comes with the rules, before any page is shown. */
const welcome: Welcome = {
  title: 'A US number before you land.',
  lede: 'Plans from $25 a line, calls to 140 countries, and your Indian number kept alive.',
  points: [
    { title: 'From $25 a line', text: 'A prepaid plan needs no Social Security number.' },
    { title: '140 countries', text: 'Call home without a second app.' },
    {
      title: 'Keep the Indian number',
      text: 'Banks send codes to it. Recharge before you fly, and every 75 days after that.',
    },
  ],
  start: 'Get Started',
  drawing: 'phone-booth',
}

export type PhoneFacts = FactsWithWays & FactsWithProducts & FactsOf<typeof phoneShape>

const secondSignIn: Rule<FactsWithWays> = ({ ways }) => (secondWayAt(ways) === undefined ? 'incomplete' : 'complete')

export const rechargeNames = ['before', 'again', 'third', 'fourth'] as const
export type RechargeName = (typeof rechargeNames)[number]

/** It leaves an evening for it before the packing. */
const daysBeforeFlight = 7

/** From one recharge to the next: with two weeks left of the 90 days after which Jio, Airtel and Vi give a number away. */
export const safeDays = 75
const hardDays = { other: 90, bsnl: 180 } as const

/** Each is counted from the recharge before it, not from the flight. */
export const rechargeDay = (flight: string, name: RechargeName): string =>
  Temporal.PlainDate.from(flight)
    .subtract({ days: daysBeforeFlight })
    .add({ days: safeDays * rechargeNames.indexOf(name) })
    .toString()

/** After it the number may be gone. */
export const lastDayAfter = (recharge: string, network: keyof typeof hardDays): string =>
  Temporal.PlainDate.from(recharge).add({ days: hardDays[network] }).toString()

/** What was recharged counts before what was planned. */
export function rechargeDate({ flight, recharge }: Pick<PhoneFacts, 'flight' | 'recharge'>, name: RechargeName) {
  const title = recharge !== null && name === 'before' ? nextRecharge : rechargeTitles[name]
  if (recharge !== null) return { title, when: rechargeAfter(recharge, rechargeNames.indexOf(name) + 1) }
  return flight === null ? undefined : { title, when: rechargeDay(flight, name) }
}

export function recharges(facts: PhoneFacts): StepDetail {
  const dates = rechargeNames.flatMap(name => rechargeDate(facts, name) ?? [])
  return { ...(dates.length > 0 && { dates }), ...(facts.recharge !== null && { hasBegun: true }) }
}

export const phoneConnection = defineStage(part({ ...phoneShape.fields, ...wayFields, ...productFields }))({
  route: 'phone-connection',
  label: 'Phone',
  isListed: true,
  welcome,
  pending: [pendingProducts],
  otherWays: [{ id: 'us-number-already', steps: ['ChoosePlan'] }],
  steps: [
    {
      id: 'KeepIndianNumber',
      route: 'keep-your-indian-number-alive',
      title: 'Keep your Indian number alive',
      isMarkNext: true,
      status: open,
      canBeMarked: true,
      detail: recharges,
    },
    {
      id: 'ChoosePlan',
      route: 'choose-a-us-plan',
      title: 'Choose a US plan',
      status: facts => orderStatus(facts, 'phone-plan'),
      // For who got one without us.
      canBeMarked: true,
    },
    {
      id: 'SecondSignIn',
      route: 'add-a-second-way-to-sign-in',
      title: 'Add a second way to sign in',
      status: secondSignIn,
      // Whoever signed up by both ways has begun nothing here.
      detail: () => ({ hasBegun: false }),
    },
  ],
})

// What the dates of a recharge are called.
export const rechargeTitles = {
  before: 'Recharge your Indian number before you fly',
  again: 'Recharge your Indian number again',
  third: 'Recharge your Indian number for the third time',
  fourth: 'Recharge your Indian number for the fourth time',
} as const
/** Where the last recharge is known, it is the next; the others follow it. */
export const nextRecharge = 'Recharge your Indian number'
