// What is typed in the form, and what of it is to be saved.
import { formatUsDay, parseDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { I20Data } from '../contract.ts'
import * as copy from '../copy.ts'
import { lineProblem, mostAYear, nameProblem, sources, years, type AmountName, type Amounts } from '../rules.ts'

const textNames = [
  'last_name',
  'first_name',
  'middle_name',
  'birth_city',
  'birth_country',
  'citizenship_country',
  'ss_name',
  'ps_name',
  'gs_name',
  'university_name',
  'other_name',
] as const
export type TextName = (typeof textNames)[number]

const amountNames: readonly AmountName[] = sources.flatMap(source =>
  years.map(year => `${source}_year${year}` as const),
)

export type I20Values = {
  texts: Partial<Record<TextName, string>>
  /** As they are typed, in dollars. */
  amounts: Partial<Record<AmountName, string>>
  gender: 'M' | 'F' | ''
  /** An ISO day; the form has it as MM/DD/YYYY. */
  dob: string
  i20_holder: 'Yes' | 'No' | ''
  university_aid: 'Job' | 'Loan' | 'Grant' | ''
}

export const valuesOf = (data: I20Data): I20Values => ({
  texts: Object.fromEntries(textNames.map(name => [name, data[name] ?? ''])),
  amounts: Object.fromEntries(amountNames.map(name => [name, typedOf(data[name])])),
  gender: data.gender ?? '',
  dob: parseDay(data.dob ?? '')?.toString() ?? '',
  i20_holder: data.i20_holder ?? '',
  university_aid: data.university_aid ?? '',
})

/** What differs from what is saved; what cannot be saved waits until it is put right. */
export function changesIn(saved: I20Data, now: I20Values): I20Data {
  const changes: I20Data = {}
  for (const name of textNames) {
    const text = now.texts[name] ?? ''
    if (text !== (saved[name] ?? '') && lineError(text, name) === undefined) changes[name] = text
  }
  for (const name of amountNames) {
    const cents = centsIn(now.amounts[name] ?? '')
    if (cents !== (saved[name] ?? null) && isAmount(cents)) changes[name] = cents
  }
  if (now.gender !== (saved.gender ?? '')) changes.gender = now.gender
  if (now.i20_holder !== (saved.i20_holder ?? '')) changes.i20_holder = now.i20_holder
  if (now.university_aid !== (saved.university_aid ?? '')) changes.university_aid = now.university_aid
  if (usDayOf(now.dob) !== (saved.dob ?? '') && dobError(now.dob, localToday()) === undefined)
    changes.dob = usDayOf(now.dob)
  return changes
}

/** By the student's own calendar. */
export const localToday = (): string => Temporal.Now.plainDateISO().toString()

export const dobError = (dob: string, today: string): string | undefined =>
  dob !== '' && dob >= today ? copy.dobAhead : undefined

const usDayOf = (iso: string): string => {
  const day = parseDay(iso)
  return day === undefined ? '' : formatUsDay(day)
}

/** What is typed as an amount; one below zero stays below zero, and is refused. */
export function centsIn(typed: string): number | null {
  if (typed.trim().startsWith('-')) return -(centsIn(typed.trim().slice(1)) ?? 0) || null
  const [whole = '', part = ''] = typed.replaceAll(/[^\d.]/g, '').split('.')
  return whole === '' && part === '' ? null : Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
}

const isAmount = (cents: number | null): boolean => cents === null || (cents >= 0 && cents <= mostAYear)

/** Names are asked more of than other lines. */
export const lineError = (text: string, name: TextName): string | undefined =>
  name === 'last_name' || name === 'first_name' || name === 'middle_name' ? nameProblem(text) : lineProblem(text)

export function amountError(typed: string): string | undefined {
  const cents = centsIn(typed)
  if (isAmount(cents)) return undefined
  return (cents ?? 0) < 0 ? copy.amountInvalid : copy.amountTooLarge
}

const personalNames: ReadonlySet<TextName> = new Set([
  'last_name',
  'first_name',
  'middle_name',
  'birth_city',
  'birth_country',
  'citizenship_country',
])

/** The part of the form with a field that says what is wrong with it: what it shows isn't what is saved. */
export function redPart({ texts, amounts, dob }: I20Values, today: string): 'personal' | 'funds' | undefined {
  const red = textNames.filter(name => lineError(texts[name] ?? '', name) !== undefined)
  if (dobError(dob, today) !== undefined || red.some(name => personalNames.has(name))) return 'personal'
  const isAmountRed = amountNames.some(name => amountError(amounts[name] ?? '') !== undefined)
  return isAmountRed || red.length > 0 ? 'funds' : undefined
}

export const amountsTyped = ({ amounts }: I20Values): Amounts =>
  Object.fromEntries(amountNames.map(name => [name, centsIn(amounts[name] ?? '')]))

/** 31,000 and 31,000.50: as one would write it. */
export function typedOf(cents: number | null | undefined): string {
  if (typeof cents !== 'number') return ''
  const words = formatMoney(dollars(cents)).slice(1)
  return words.endsWith('.00') ? words.slice(0, -'.00'.length) : words
}
