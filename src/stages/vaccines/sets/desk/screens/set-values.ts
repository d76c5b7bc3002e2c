import type { Requirement, Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import type { Content } from '#src/features/desk-kit/catalogue/rules.ts'
import { entriesOf } from '#src/values/unknown.ts'
import type { SetView } from '../contract.ts'
import type { TypedSet } from '../rules.ts'

type NumberName = 'onlyBelowAge' | 'fromAge' | 'withinYears' | 'withinMonths' | 'secondAfterDays' | 'thirdAfterMonths'

/** Numbers as they are typed. */
type TypedItem = Omit<Requirement, NumberName> & {
  onlyBelowAge: string
  fromAge: string
  withinYears: string
  withinMonths: string
  secondAfterDays: string
  thirdAfterMonths: string
}

export type SetValues = {
  items: readonly TypedItem[]
  source: string
  checkedOn: string
  note: string
  version: number
}

const typed = (number: number | null | undefined): string => (number == null ? '' : String(number))
/** What is no number is refused as one that is none. */
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text))

export const valuesOf = ({ items, source, checkedOn, note, version }: SetView): SetValues => ({
  source,
  checkedOn,
  note,
  version,
  items: items.map(item => ({
    ...item,
    onlyBelowAge: typed(item.onlyBelowAge),
    fromAge: typed(item.fromAge),
    withinYears: typed(item.withinYears),
    withinMonths: typed(item.withinMonths),
    secondAfterDays: typed(item.secondAfterDays),
    thirdAfterMonths: typed(item.thirdAfterMonths),
  })),
})

export const typedSetOf = ({ items, source, checkedOn, note }: SetValues): TypedSet => ({
  source,
  checkedOn,
  note,
  items: items.map(item => ({
    ...item,
    onlyBelowAge: numberIn(item.onlyBelowAge),
    fromAge: numberIn(item.fromAge),
    withinYears: numberIn(item.withinYears),
    withinMonths: numberIn(item.withinMonths),
    secondAfterDays: numberIn(item.secondAfterDays),
    thirdAfterMonths: numberIn(item.thirdAfterMonths),
  })),
})

/** As it is sent. */
export const contentOf = (values: SetValues) => {
  const { items, ...rest } = typedSetOf(values)
  return { ...rest, items: items.map(({ tests, ...item }) => ({ ...item, tests: [...tests] })) }
}

/** What is stored, with its numbers as they are typed. */
export const asTyped = ({ items, ...rest }: Content): Content => ({
  ...rest,
  items: Array.isArray(items) ? items.map(item => Object.fromEntries(entriesOf(item).map(asText))) : [],
})

const asText = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  typeof value === 'number' || value === null ? String(value ?? '') : value,
]

export type { TypedItem }
export const changeItem = (
  items: readonly TypedItem[],
  vaccine: Vaccine,
  change: Partial<TypedItem>,
): readonly TypedItem[] => items.map(item => (item.vaccine === vaccine ? { ...item, ...change } : item))
