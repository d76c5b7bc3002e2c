import { useState } from 'react'
import { parseMoney } from '#src/values/money.ts'
import type { Wishes } from '../rules.ts'

export type InStudyChoice = 'nothing' | 'interest' | 'some'

/** What the student moves; at first all that the banks give, and nothing paid while studying. */
export function useWishes(mostMonths: number) {
  const [months, setMonths] = useState<number>()
  const [choice, setChoice] = useState<InStudyChoice>('nothing')
  const [monthly, setMonthly] = useState('5,000')
  const moratoriumMonths = Math.min(months ?? mostMonths, mostMonths)
  const sum = parseMoney('INR', monthly)?.minor ?? 0
  const wishes: Wishes = { moratoriumMonths, inStudy: choice === 'some' ? sum : choice }
  return { wishes, mostMonths, setMonths, choice, setChoice, monthly, setMonthly }
}
