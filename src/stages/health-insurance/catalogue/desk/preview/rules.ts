// What a change does to prices, before it is saved: sample students, quoted by the rules that everybody's price has.
import { monthsAllowed, partners, type Partner } from '#src/stages/health-insurance/coverage/rules.ts'
import { centsIn, type PlanTyped } from '../rules.ts'
import type { SaleView } from '../views/contract.ts'
import { quote, type Band, type Quote } from '#src/stages/health-insurance/quote/rules.ts'

/** A plan as it is sold at a university. */
export type Offered = {
  university: { id: string; name: string; stateCode: string; customDates: boolean }
  plan: { id: string; retailName: string; partner: Partner; isACA: boolean; deposit: number }
  bands: readonly Band[]
}

/** Before, after, or both: a plan may begin or cease to be sold. */
export type Change = { before?: Offered | undefined; after?: Offered | undefined }

export type PriceLine = {
  key: string
  university: string
  plan: string
  age: number
  months: number
  /** Absent where it cannot be bought. */
  before?: Pick<Quote, 'premium' | 'deposit'> | undefined
  after?: Pick<Quote, 'premium' | 'deposit'> | undefined
}

export const sampleAges = [18, 22, 26, 31, 36] as const

/** Coverage that begins as most do. */
export function sampleStart(today: string): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(today)
  const august = Temporal.PlainDate.from({ year: day.year, month: 8, day: 15 })
  return Temporal.PlainDate.compare(august, day) < 0 ? august.add({ years: 1 }) : august
}

/** A line for each sample student whose price would be another. */
export const changedPrices = (changes: readonly Change[], today: string): PriceLine[] =>
  pricesOf(changes, today).filter(
    ({ before, after }) => before?.premium !== after?.premium || before?.deposit !== after?.deposit,
  )

export function pricesOf(changes: readonly Change[], today: string): PriceLine[] {
  const start = sampleStart(today)
  return changes.flatMap(({ before, after }) => {
    const offered = after ?? before
    if (offered === undefined) return []
    return lengthsOf({ before, after }).flatMap(months =>
      sampleAges.map(age => ({
        key: `${offered.university.id} ${offered.plan.id} ${months} ${age}`,
        university: offered.university.name,
        plan: offered.plan.retailName,
        age,
        months,
        before: quoteFor(before, { age, months, start }),
        after: quoteFor(after, { age, months, start }),
      })),
    )
  })
}

/** A year, and the shortest that may be chosen, before or after. */
function lengthsOf({ before, after }: Change): number[] {
  const shortest = [before, after].flatMap(offered => (offered === undefined ? [] : [allowed(offered).least]))
  return [...new Set([12, ...shortest])]
}

const allowed = ({ university, plan }: Offered) => monthsAllowed(university, plan.partner)

type Sample = { age: number; months: number; start: Temporal.PlainDate }

function quoteFor(offered: Offered | undefined, { age, months, start }: Sample): Quote | undefined {
  if (offered === undefined) return undefined
  const { least, most } = allowed(offered)
  if (months < least || months > most) return undefined
  const { plan, bands, university } = offered
  return quote(
    { partner: plan.partner, isACA: plan.isACA, bands, deposit: plan.deposit },
    {
      dob: start.subtract({ years: age }),
      start,
      months,
      cycle: 'Custom',
      stateCode: university.stateCode,
      isInGroup: false,
      isReferred: false,
    },
  )
}

/** As it is sold now. */
export const offeredOf = ({ university, plan, bands }: Pick<SaleView, 'university' | 'plan' | 'bands'>): Offered => ({
  university,
  plan: { id: plan.id, retailName: plan.retailName, partner: plan.partner, isACA: plan.isAca, deposit: plan.deposit },
  bands,
})

/** As it would be sold with what is typed. */
export function offeredWith(sale: SaleView, { partner, isAca, deposit }: PlanTyped): Offered {
  const offered = offeredOf(sale)
  return {
    ...offered,
    plan: {
      ...offered.plan,
      partner: partners.find(one => one === partner) ?? offered.plan.partner,
      isACA: isAca,
      deposit: centsIn(deposit) ?? offered.plan.deposit,
    },
  }
}
