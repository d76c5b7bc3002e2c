import { useState } from 'react'
import { parseMoney } from '#src/values/money.ts'
import type { asMade, Wishes } from '../rules.ts'

export type InStudyChoice = 'nothing' | 'interest' | 'some'

type Moved = {
  months?: number | undefined
  amount?: number | undefined
  rateRise: number
  choice: InStudyChoice
  monthly: string
}
const untouched: Moved = { rateRise: 0, choice: 'nothing', monthly: '5,000' }

/** What the student would do: at first the offers as they were made. */
export function useWishes(made: ReturnType<typeof asMade>) {
  const [moved, setMoved] = useState(untouched)
  const { months = made.moratoriumMonths, amount = made.amount, rateRise, choice, monthly } = moved
  const sum = parseMoney('INR', monthly)?.minor ?? 0
  const wishes = {
    moratoriumMonths: Math.min(months, made.moratoriumMonths),
    inStudy: choice === 'some' ? sum : choice,
    amount: Math.min(amount, made.amount),
    rateRise,
    parts: made.parts,
  } satisfies Wishes
  const isTried =
    wishes.moratoriumMonths !== made.moratoriumMonths ||
    wishes.inStudy !== 'nothing' ||
    wishes.amount !== made.amount ||
    rateRise !== 0
  return {
    wishes,
    isTried,
    most: { months: made.moratoriumMonths, amount: made.amount },
    choice,
    monthly,
    move: (change: Partial<Moved>) => setMoved({ ...moved, ...change }),
    reset: () => setMoved(untouched),
  }
}
