// A day as papers print it. Pure.

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const written = /\b(\d{1,2})(?:st|nd|rd|th)?[\s-]+([A-Za-z]{3,9})\.?[\s,-]+(\d{4})\b/
const american = /\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/
const numeric = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?![\d/-])/
const international = /(?<![\d/.-])(\d{4})-(\d{2})-(\d{2})(?![\d/-])/

/** Which of two numbers is the month, where the paper or its label says so. */
export type DayOrder = 'day-first' | 'month-first'

/** What a paper says of the order in which it prints days; undefined where it says nothing, or both. */
export function orderSaidIn(text: string): DayOrder | undefined {
  const isDayFirst = /\bDD\s?[/.-]\s?MM\s?[/.-]\s?YY/i.test(text)
  const isMonthFirst = /\bMM\s?[/.-]\s?DD\s?[/.-]\s?YY/i.test(text)
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'day-first' : 'month-first'
}

/** The first day in a text. Without an order, numbers alone count where they can be read in one way: 03/04/2027 is nobody's guess. */
export function dayIn(text: string, order?: DayOrder): Temporal.PlainDate | undefined {
  const [, day = '', month = '', year = ''] = written.exec(text) ?? []
  if (year !== '') return dayOf(year, monthNumber(month), day)
  const [, name = '', dayOfMonth = '', ofYear = ''] = american.exec(text) ?? []
  if (ofYear !== '') return dayOf(ofYear, monthNumber(name), dayOfMonth)
  const [, isoYear = '', isoMonth = '', isoDay = ''] = international.exec(text) ?? []
  if (isoYear !== '') return dayOf(isoYear, Number(isoMonth), isoDay)
  const [, first = '', , second = '', last = ''] = numeric.exec(text) ?? []
  return last === '' ? undefined : ofNumbers(Number(first), Number(second), last, order)
}

/** A day in numbers that may be read in two ways, as it is printed; undefined where the month is in letters or only one reading is a day. */
export function eitherWayIn(text: string): string | undefined {
  if (written.test(text) || american.test(text) || international.test(text)) return undefined
  const [whole, first = '', , second = ''] = numeric.exec(text) ?? []
  return Number(first) <= 12 && Number(second) <= 12 && first !== second ? whole : undefined
}

function ofNumbers(first: number, second: number, year: string, order?: DayOrder): Temporal.PlainDate | undefined {
  const canBeEither = first <= 12 && second <= 12 && first !== second
  if (canBeEither && order === undefined) return undefined
  const isDayFirst = first > 12 || (canBeEither && order === 'day-first')
  return isDayFirst ? dayOf(year, second, String(first)) : dayOf(year, first, String(second))
}

/** 'SEPT' too; 0 for a word that is no month. */
const monthNumber = (name: string): number => months.findIndex(month => month.startsWith(name.toLowerCase())) + 1

function dayOf(year: string, month: number, day: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year: Number(year), month, day: Number(day) }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
