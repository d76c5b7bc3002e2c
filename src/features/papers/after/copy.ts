// What is said once a paper was added: where it counts, and where it can be used.
import { sayingLabels } from '../../documents/reading/copy.ts'
import type { SaysName } from '#src/reading/says.ts'

export const titled = (title: string): string => `${title}: where it is used`
export const there = 'It counts here now:'
export const byPress = 'It can be used here once you choose it there. Nothing is sent before that:'

const counted = (count: number, one: string, many: string): string | false =>
  count > 0 && (count === 1 ? `one ${one}` : `${count} ${many}`)

/** 'Kept from it: 9 values, 3 dates and the school’s cost of one year.' */
export const keptFromIt = (values: number, dates: number, hasCost: boolean): string => {
  const parts = [
    counted(values, 'value', 'values'),
    counted(dates, 'date', 'dates'),
    hasCost && 'the school’s cost of one year',
  ].filter(part => part !== false)
  return parts.length === 0 ? '' : `Kept from it: ${new Intl.ListFormat('en-IN').format(parts)}.`
}

export const differ = (sayings: readonly SaysName[]): string => {
  const names = new Intl.ListFormat('en-IN').format(sayings.map(saying => sayingLabels[saying]))
  return sayings.length === 1
    ? `One of them differs from what you typed, which stays: ${names}.`
    : `These differ from what you typed, which stays: ${names}.`
}
export const toProfile = 'Compare on your passport profile'
