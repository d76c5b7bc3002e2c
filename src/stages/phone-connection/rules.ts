import { secondWayAt, withWays, type FactsWithWays } from '../../features/accounts/ways/rules.ts'
import { orderStatus, withProducts, type FactsWithProducts } from '../../features/products/rules.ts'
import { open } from '../../journey/rules.ts'
import { defineStage, type CommonFacts, type Rule, type StepDetail } from '../../journey/stage.ts'
import { nextRecharge, rechargeTitles, welcome } from './copy.ts'
import { isNetwork, rechargeAfter, type Recharge } from './recharge/rules.ts'

/** `flight` is the day of the flight, `recharge` the last one, where the student has said them. */
export type PhoneFacts = FactsWithWays & FactsWithProducts & { flight?: string; recharge?: Recharge }

export function phoneFacts(common: CommonFacts, own: unknown): PhoneFacts {
  const flight: unknown = Object(own).flight
  const { on, network } = Object(Object(own).recharge)
  return {
    ...withWays(common, own),
    ...withProducts(common, own),
    ...(typeof flight === 'string' && { flight }),
    ...(typeof on === 'string' && isNetwork(network) && { recharge: { on, network } }),
  }
}

const secondSignIn: Rule<FactsWithWays> = ({ ways }) => (secondWayAt(ways) === undefined ? 'incomplete' : 'complete')

export const rechargeNames = ['before', 'again', 'third', 'fourth'] as const
export type RechargeName = (typeof rechargeNames)[number]

/** An evening for it before the suitcase takes over. */
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
  const title = recharge !== undefined && name === 'before' ? nextRecharge : rechargeTitles[name]
  if (recharge !== undefined) return { title, when: rechargeAfter(recharge, rechargeNames.indexOf(name) + 1) }
  return flight === undefined ? undefined : { title, when: rechargeDay(flight, name) }
}

export function recharges(facts: PhoneFacts): StepDetail {
  const dates = rechargeNames.flatMap(name => rechargeDate(facts, name) ?? [])
  return dates.length === 0 ? {} : { dates }
}

export const phoneConnection = defineStage<PhoneFacts>()({
  route: 'phone-connection',
  label: 'Phone',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'KeepIndianNumber',
      route: 'keep-your-indian-number-alive',
      title: 'Keep your Indian number alive',
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
    },
  ],
})
