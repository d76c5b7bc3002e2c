// A day as papers print it. Pure.

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const written = /\b(\d{1,2})(?:st|nd|rd|th)?[\s-]+([A-Za-z]{3,9})\.?[\s,-]+(\d{4})\b/
const american = /\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/
const numeric = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/

/** The first day in a text. Numbers alone count where they can be read in one way: 03/04/2027 is nobody's guess. */
export function dayIn(text: string): Temporal.PlainDate | undefined {
  const [, day = '', month = '', year = ''] = written.exec(text) ?? []
  if (year !== '') return dayOf(year, monthNumber(month), day)
  const [, name = '', dayOfMonth = '', ofYear = ''] = american.exec(text) ?? []
  if (ofYear !== '') return dayOf(ofYear, monthNumber(name), dayOfMonth)
  const [, first = '', second = '', last = ''] = numeric.exec(text) ?? []
  if (last === '' || (Number(first) <= 12 && Number(second) <= 12 && first !== second)) return undefined
  return Number(first) > 12 ? dayOf(last, Number(second), first) : dayOf(last, Number(first), second)
}

const monthNumber = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

function dayOf(year: string, month: number, day: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year: Number(year), month, day: Number(day) }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
