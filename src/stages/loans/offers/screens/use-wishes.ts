import { useState } from 'react'
import { parseMoney } from '#src/values/money.ts'
import { firstAmount, partsOf, type Wishes } from '../rules.ts'

export type InStudyChoice = 'nothing' | 'interest' | 'some'

type Most = { months: number; amount: number; need: number; terms: Parameters<typeof partsOf>[0] }

/** What the student moves; at first what was asked for, at the banks' rates, and nothing paid while studying. */
export function useWishes(most: Most) {
  const [months, setMonths] = useState<number>()
  const [amount, setAmount] = useState<number>()
  const [rateRise, setRateRise] = useState(0)
  const [choice, setChoice] = useState<InStudyChoice>('nothing')
  const [monthly, setMonthly] = useState('5,000')
  const moratoriumMonths = Math.min(months ?? most.months, most.months)
  const sum = parseMoney('INR', monthly)?.minor ?? 0
  const wishes = {
    moratoriumMonths,
    inStudy: choice === 'some' ? sum : choice,
    amount: Math.min(amount ?? firstAmount(most.need, most.amount), most.amount),
    rateRise,
    parts: partsOf(most.terms),
  } satisfies Wishes
  return { wishes, most, setMonths, setAmount, setRateRise, choice, setChoice, monthly, setMonthly }
}
