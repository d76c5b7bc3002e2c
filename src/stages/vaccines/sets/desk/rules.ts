// A list as the desk types it.
import * as r from '#src/records/fields.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from '#src/stages/vaccines/requirements/copy.ts'
import {
  asks,
  tests,
  vaccines,
  type Requirement,
  type RequirementSet,
  type Vaccine,
} from '#src/stages/vaccines/requirements/rules.ts'

/** Where a list was read, and what else students should know of it. */
export const sourceRecord = {
  source: r.line('Where it was read', {
    required: copy.sourceRequired,
    most: 300,
    isCut: false,
    placeholder: 'Its page, by name or address',
    mayLack: true,
  }),
  checkedOn: r.day('Read on', { wrong: copy.checkedInvalid, ahead: copy.checkedInvalid, mayLack: true }),
  note: r.text('A note for the students there', { most: 1000, rows: 2, mayLack: true }),
}
export type TypedSet = r.TypedOf<typeof sourceRecord> & { items: RequirementSet }

/** What is no number is sent as none, and refused. */
const number = (label: string, after?: string) =>
  r.orNull(
    r.numberRead(label, {
      read: Number,
      write: String,
      wrong: typed => r.wholeIn(typed, 1, 99) === undefined && copy.numberInvalid,
      after,
    }),
  )

/** What is asked of one vaccine. */
export const itemRecord = {
  ask: r.oneOf('Asked', asks, { names: copy.askWords, wrong: copy.eachOnce, placeholder: null, width: 'wide' }),
  fromAge: number('From birthday'),
  withinYears: number('Within the last', 'years'),
  onlyBelowAge: number('Only below', 'years'),
  secondAfterDays: number('Second dose, after the first', 'days'),
  thirdAfterMonths: number('Third dose, after the second', 'months'),
  takesIllness: r.tick('Takes a proof that one had the illness'),
  takesTitre: r.tick('Takes a blood test (titre)'),
  tests: r.several('Tests', tests),
  withinMonths: number('At most, before the flight', 'months'),
  onlyInUs: r.tick('Only where it is made in the US'),
  isRead: r.tick('We read this on its page', { hint: 'Otherwise students read that it is what is usual.' }),
}
export type TypedItem = r.TypedOf<typeof itemRecord> & { vaccine: Vaccine }

const ofDoses = ['fromAge', 'withinYears', 'onlyBelowAge', 'takesIllness', 'takesTitre'] as const
const ofHepb = ['secondAfterDays', 'thirdAfterMonths'] as const
const ofTests = ['tests', 'withinMonths', 'onlyInUs'] as const

/** Those that are not asked of it, as the form stands. */
export function withoutOf({ vaccine, ask }: TypedItem): (keyof typeof itemRecord)[] {
  if (ask === 'notAsked') return r.namesOf(itemRecord).filter(name => name !== 'ask')
  if (vaccine === 'tb') return [...ofDoses, ...ofHepb]
  return vaccine === 'hepb' ? [...ofTests] : [...ofTests, ...ofHepb]
}

export const checkSet = ({ items, ...typed }: TypedSet, today: string): Messages => ({
  ...r.wrongIn(sourceRecord, typed, today),
  ...messages({ items: itemsProblem(items) }),
})

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
