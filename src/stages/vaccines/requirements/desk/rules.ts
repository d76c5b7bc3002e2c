// A list as the desk types it.
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from '../copy.ts'
import { vaccines, type Requirement, type RequirementSet } from '../rules.ts'

export type TypedSet = { items: RequirementSet; source: string; checkedOn: string; note: string }

export const longestNote = 1000

export function checkSet({ items, source, checkedOn, note }: TypedSet, today: string): Messages {
  const read = parseDay(checkedOn)?.toString()
  return messages({
    source: textProblem(source, { required: copy.sourceRequired, most: 300 }),
    checkedOn: (read === undefined || read > today) && copy.checkedInvalid,
    note: textProblem(note, { most: longestNote }),
    items: itemsProblem(items),
  })
}

function itemsProblem(items: RequirementSet): string | undefined {
  if (items.length !== vaccines.length || vaccines.some(one => !items.some(({ vaccine }) => vaccine === one))) {
    return copy.eachOnce
  }
  if (items.some(item => numbersOf(item).some(isOdd))) {
    return copy.numberInvalid
  }
  return items.some(needsTest) ? copy.testsRequired : undefined
}

const numbersOf = (item: Requirement): (number | null)[] => [
  item.onlyBelowAge,
  item.fromAge,
  item.withinYears,
  item.withinMonths,
  item.secondAfterDays ?? null,
  item.thirdAfterMonths ?? null,
]

const isOdd = (number: number | null): boolean =>
  number !== null && !(Number.isInteger(number) && number >= 1 && number <= 99)

const needsTest = ({ vaccine, ask, tests }: Requirement): boolean =>
  vaccine === 'tb' && ask !== 'notAsked' && tests.length === 0

/** In the order of the vaccines, each with what goes with it alone. */
export const inOrder = (items: RequirementSet): Requirement[] =>
  vaccines.flatMap((vaccine): Requirement[] => {
    const item = items.find(one => one.vaccine === vaccine)
    if (item === undefined) return []
    return vaccine === 'tb'
      ? [{ ...item, takesIllness: false, takesTitre: false, fromAge: null, withinYears: null }]
      : [{ ...item, tests: [], withinMonths: null, onlyInUs: false }]
  })
