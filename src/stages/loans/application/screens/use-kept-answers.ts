import { useEffect, useRef, useState } from 'react'
import { loanApplication } from '../../screens/loan-queries.ts'
import type { Answers } from '../rules.ts'

const pause = 800

/** Sends what was typed once the hand rests, so that it is there on another device. True once all of it is kept. */
export function useKeptAnswers(answers: Partial<Answers>, isChanged: boolean): boolean {
  const typed = JSON.stringify(answers)
  const [kept, setKept] = useState(typed)
  const latest = useRef(answers)
  useEffect(() => {
    latest.current = answers
  }, [answers])
  useEffect(() => {
    if (!isChanged || typed === kept) return
    const timer = setTimeout(async () => {
      // Kept here as well, in the form itself: the next word tries again.
      await loanApplication.save({ answers: latest.current }).then(
        () => setKept(typed),
        () => {},
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, kept, isChanged])
  return !isChanged || typed === kept
}
