const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 'Aug 2027' of '2027-08'. */
export function monthWords(month: string): string {
  const { year, month: number } = Temporal.PlainYearMonth.from(month)
  return `${months[number - 1]} ${year}`
}

export const shortMonth = (month: string): string => months[Temporal.PlainYearMonth.from(month).month - 1] ?? ''

/** '₹12.4 lakh' and '−₹3.1 lakh': nobody reads paise in a picture. */
export function lakhs(paise: number): string {
  const rounded = Math.round(Math.abs(paise) / 1_00_000) / 100
  return `${paise < 0 ? '−' : ''}₹${rounded >= 1 ? rounded.toLocaleString('en-IN', { maximumFractionDigits: 1 }) : rounded} lakh`
}
