import { dollars, sum, type Money } from '#src/values/money.ts'

/** The I-901 fee for an F-1 (specification 1, section 9). */
export const sevisFee: Money = dollars(35_000)

/** The specification's sub-step: (0) the I-20 and a card, (1) the fee site, (2) the details and the payment. */
export type Progression = 0 | 1 | 2

type Done = { preparedAt?: unknown; openedAt?: unknown; isComplete: boolean }

export function progressionOf({ preparedAt, openedAt, isComplete }: Done): Progression {
  if (isComplete || openedAt) return 2
  return preparedAt ? 1 : 0
}

type Fee = { amount: Money; due: 'surely' | 'perhaps' | 'if-chosen' }

/** What is certain, and apart from it what nobody has confirmed; what one may choose is in neither. */
export function billSums(fees: readonly Fee[]): { surely: Money; perhaps: Money } {
  const amounts = (...due: readonly Fee['due'][]) =>
    fees.filter(fee => due.includes(fee.due)).map(({ amount }) => amount)
  return { surely: sum('USD', amounts('surely')), perhaps: sum('USD', amounts('perhaps')) }
}

/** card_funds/100 at least 350, in cents. */
export const holdsFee = (cents: number): boolean => cents >= sevisFee.minor

export const subSteps = ['prepared', 'opened'] as const
export type SubStep = (typeof subSteps)[number]

/** What is not sent yet is named: that a sub-step was done. */
export const reachedOf = (subStep: SubStep): string => `sevis:${subStep}`
