// Hepatitis B by brand: two doses of Heplisav-B, or four of Twinrix in a hurry, make a whole course.
import { type Kind, type Person, type Requirement, turnsMonths } from '#src/stages/vaccines/requirements/rules.ts'
import { adultMonths, graceDays, hasOwnGaps, heplisavGap, twinrixRow, type LeastAge } from '../doses/rules.ts'

/** One that counts by the days of grace alone is early: the CDC takes it, and a university may still ask for another. */
export type CountedDose = { id: string; on: string; isEarly?: true }

type Dated = { id: string; kind: Kind; on: string }

/** None where the university has spacings of its own: nobody has read there that it takes another course. */
export function byBrand(requirement: Requirement, doses: readonly Dated[], person: Person): CountedDose[] | undefined {
  if (requirement.vaccine !== 'hepb' || hasOwnGaps(requirement)) return undefined
  const adult = dayOfLeastAge(person, { months: adultMonths })
  return adult === undefined ? undefined : (twoOfHeplisav(doses, adult) ?? fourOfTwinrix(doses, adult))
}

/** The second one also keeps its distance from a dose of another brand between them. */
function twoOfHeplisav(doses: readonly Dated[], adult: string): CountedDose[] | undefined {
  const first = doses.findIndex(({ kind, on }) => kind === 'heplisav' && on >= adult)
  const second = doses.findIndex(({ kind, on }, index) => {
    const before = doses[index - 1]
    return (
      index > first &&
      first >= 0 &&
      kind === 'heplisav' &&
      before !== undefined &&
      on >= less(plus(before.on, heplisavGap))
    )
  })
  return pick(
    doses,
    [first, second],
    (one, index) => index === 1 && one.on < plus(doses[second - 1]?.on ?? one.on, heplisavGap),
  )
}

function fourOfTwinrix(doses: readonly Dated[], adult: string): CountedDose[] | undefined {
  const { second, third, fourthAfterFirst } = twinrixRow
  const start = doses.findIndex(({ on }, index) => {
    const row = doses.slice(index, index + 4)
    const [, two, three, four] = row
    return (
      on >= adult &&
      row.every(({ kind }) => kind === 'twinrix') &&
      two !== undefined &&
      three !== undefined &&
      four !== undefined &&
      two.on >= plus(on, second) &&
      three.on >= plus(two.on, third) &&
      four.on >= less(plus(on, fourthAfterFirst))
    )
  })
  const first = doses[start]?.on
  const isEarly = (one: Dated, index: number) =>
    index === 3 && first !== undefined && one.on < plus(first, fourthAfterFirst)
  return start < 0 ? undefined : pick(doses, [start, start + 1, start + 2, start + 3], isEarly)
}

function pick(
  doses: readonly Dated[],
  indices: readonly number[],
  isEarly: (one: Dated, index: number) => boolean,
): CountedDose[] | undefined {
  const found = indices.flatMap(index => doses[index] ?? [])
  if (found.length < indices.length) return undefined
  return found.map((one, index) => ({ id: one.id, on: one.on, ...(isEarly(one, index) && { isEarly: true as const }) }))
}

const plus = (day: string, gap: { days: number } | { months: number }): string =>
  Temporal.PlainDate.from(day).add(gap).toString()
const less = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: graceDays }).toString()

// On which day somebody reached an age.

/** By the birthday; where only its month is known, the day on which they had surely reached it. */
export function dayOfAge({ bornOn, bornIn }: Person, { weeks = 0, months = 0 }: LeastAge): string | undefined {
  if (bornOn !== undefined) return Temporal.PlainDate.from(bornOn).add({ weeks, months }).toString()
  return bornIn === undefined ? undefined : turnsMonths(bornIn, months).add({ weeks }).toString()
}

/** The first day on which a dose counts by age, with the days of grace where there are any. */
export function dayOfLeastAge(person: Person, least: LeastAge): string | undefined {
  const day = dayOfAge(person, least)
  if (day === undefined || least.isToTheDay === true) return day
  return Temporal.PlainDate.from(day).subtract({ days: graceDays }).toString()
}
