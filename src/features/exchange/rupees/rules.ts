import { rupees, type Money } from '#src/values/money.ts'
import type { Rate } from '../cost/rules.ts'

const perRupee = 10_000

/** What dollars are worth at a rate, in whole rupees. */
export const rupeesFor = ({ minor }: Money, rate: Rate): Money =>
  rupees(Math.round((minor * rate) / perRupee / 100) * 100)
