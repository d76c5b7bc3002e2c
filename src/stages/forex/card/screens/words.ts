import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { MerchantView } from '../spending/contract.ts'

/** 11:30 am IST on 15th June 2026. */
export function whenWords(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatClock(moment)} IST on ${formatDay(dayOf(moment))}`
}

/** Corner Books, Denton; €12.50. */
export function merchantWords({ name, city, amount, currency }: MerchantView): string {
  const where = [name, city].filter(part => part !== '').join(', ')
  return currency === 'USD' ? where : `${where}; ${foreignWords(amount, currency)}`
}

/** Each currency has its own minor units: yen have none. */
function foreignWords(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
