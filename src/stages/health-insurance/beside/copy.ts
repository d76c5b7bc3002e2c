// What is said of days that would be paid twice, or not covered, before the deposit is paid.
import { formatDay } from '#src/values/dates.ts'
import type { Beside } from './rules.ts'

const words = (day: string): string => formatDay(Temporal.PlainDate.from(day))
const span = ({ from, until }: Beside): string =>
  from === until ? `on ${words(from)}` : `from ${words(from)} to ${words(until)}`

export const title: Record<Beside['is'], (beside: Beside) => string> = {
  overlap: beside => `You’d pay for two insurances ${span(beside)}`,
  gap: beside => `You’d have no insurance with us ${span(beside)}`,
}
export const text: Record<Beside['is'], (beside: Beside) => string> = {
  overlap: ({ planName }) =>
    `Your plan ${planName} covers you then, too. If you don’t want both, change the days before you pay.`,
  gap: ({ planName }) =>
    `Your plan ${planName} doesn’t cover these days, and neither does this one. If nothing else does, change the days before you pay.`,
}
