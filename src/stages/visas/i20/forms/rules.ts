// What of a student's I-20 data goes into which field of a university's own form.
import { dollars, formatMoney } from '#src/values/money.ts'
import {
  flagsOf,
  sources,
  totalsOf,
  years,
  type AmountName,
  type Amounts,
  type Flags,
  type TotalName,
} from '../rules.ts'
import * as copy from './copy.ts'

export const textValues = [
  'last_name',
  'first_name',
  'middle_name',
  'full_name',
  'gender',
  'dob',
  'birth_city',
  'birth_country',
  'citizenship_country',
  'i20_holder',
  'university',
  'ss_name',
  'ps_name',
  'gs_name',
  'university_name',
  'university_aid',
  'other_name',
] as const
export type TextValue = (typeof textValues)[number]

export const moneyValues: readonly MoneyValue[] = [
  ...sources.flatMap(source => years.map(year => `${source}_year${year}` as const)),
  ...years.map(year => `total_year${year}` as const),
  'total',
]
export type MoneyValue = AmountName | TotalName

export const tickValues = [
  'check_male',
  'check_female',
  'holds_i20',
  'holds_no_i20',
  'check_job',
  'check_loan',
  'check_grant',
] as const
export type TickValue = (typeof tickValues)[number]

export type ValueName = TextValue | MoneyValue | TickValue
export const valueNames: readonly ValueName[] = [...textValues, ...moneyValues, ...tickValues]

/** As an amount of 31,000 dollars and 50 cents looks. */
export const moneyFormats = ['$31,000.50', '31,000.50', '31000.50', '31,001', '31001'] as const
export type MoneyFormat = (typeof moneyFormats)[number]

export const fieldKinds = ['text', 'tick', 'other'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A field of somebody's PDF: what it is called there, and on which page it stands. */
export type FormField = { name: string; kind: FieldKind; page: number }
export type Mapped = { field: string; value: ValueName; format: MoneyFormat }

/** Whether this value can stand in a field of this kind. */
export const fits = (kind: FieldKind, value: ValueName): boolean =>
  kind === 'tick' ? isOneOf(tickValues, value) : kind === 'text' && !isOneOf(tickValues, value)

export const isMoney = (value: ValueName): value is MoneyValue => isOneOf(moneyValues, value)

const isOneOf = <One extends string>(all: readonly One[], value: string): value is One => all.some(one => one === value)

/** What is wrong with a mapping of these fields; undefined if nothing is. */
export function mappingProblem(fields: readonly FormField[], mapping: readonly Mapped[]): string | undefined {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]))
  if (new Set(mapping.map(({ field }) => field)).size !== mapping.length) return copy.mappedTwice
  const isWrong = ({ field, value }: Mapped) => !fits(kinds.get(field) ?? 'other', value)
  return mapping.some(isWrong) ? copy.mappedWrong : undefined
}

/** Nothing of a mapping is lost when the form is replaced by one with the same fields. */
export const keptOf = (fields: readonly FormField[], mapping: readonly Mapped[]): Mapped[] =>
  mapping.filter(({ field, value }) => fits(fields.find(({ name }) => name === field)?.kind ?? 'other', value))

/** What cannot be left out of a form that is worth filling. */
export const publishProblem = (mapping: readonly Mapped[]): string | undefined =>
  mapping.length === 0 ? copy.nothingMapped : undefined

export type FieldNames = Amounts & { readonly [Name in (typeof textValues)[number]]?: string | undefined }
export type Filling = { texts: { field: string; text: string }[]; ticks: { field: string; isTicked: boolean }[] }

/** Each mapped field with what goes into it. */
export function fillingOf(mapping: readonly Mapped[], data: FieldNames, university: string): Filling {
  const texts = textsOf(data, university)
  const ticks = ticksOf(data)
  const amounts = { ...data, ...totalsOf(data) }
  const filling: Filling = { texts: [], ticks: [] }
  for (const { field, value, format } of mapping) {
    if (isOneOf(tickValues, value)) filling.ticks.push({ field, isTicked: ticks[value] })
    else if (isMoney(value)) filling.texts.push({ field, text: amountWords(amounts[value], format) })
    else filling.texts.push({ field, text: texts[value] ?? '' })
  }
  return filling
}

const textsOf = (data: FieldNames, university: string): Partial<Record<TextValue, string | undefined>> => ({
  ...data,
  university,
  full_name: [data.first_name, data.middle_name, data.last_name].filter(Boolean).join(' '),
})

const ticksOf = (data: FieldNames): Record<TickValue, boolean> =>
  ({
    ...flagsOf(data),
    holds_i20: data.i20_holder === 'Yes',
    holds_no_i20: data.i20_holder === 'No',
  }) satisfies Flags & Record<TickValue, boolean>

/** An amount that is not there, and a total of nothing, leave their field empty. */
export function amountWords(cents: number | null | undefined, format: MoneyFormat): string {
  if (typeof cents !== 'number' || cents === 0) return ''
  const isRounded = format === '31,001' || format === '31001'
  const whole = formatMoney(dollars(isRounded ? Math.round(cents / 100) * 100 : cents))
  const words = isRounded ? whole.slice(0, -'.00'.length) : whole
  const bare = format.startsWith('$') ? words : words.slice(1)
  return format.includes(',') ? bare : bare.replaceAll(',', '')
}
