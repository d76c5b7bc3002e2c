import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ownAnswers, type Answers, type Part } from '../rules.ts'
import { keepAnswers } from './later-answers.ts'

const pause = 800

type Kept = { isKept: boolean; keep: () => Promise<void> }

/** Sends what was typed once the hand rests, so that it is there on another device. */
export function useKeptAnswers(part: Part, answers: Answers, saved: Answers, isChanged: boolean): Kept {
  const own = ownAnswers(part, answers)
  const typed = JSON.stringify(own)
  const [kept, setKept] = useState(typed)
  const latest = useRef(own)
  // What is filled in and untouched is not kept yet: it goes along with what is typed, or as the part is submitted.
  const stood = ownAnswers(part, saved)
  const was = useRef(stood)
  useEffect(() => {
    latest.current = own
    if (!isChanged) was.current = stood
  })

  async function keep() {
    const now = latest.current
    await keepAnswers(part, now, was.current)
    was.current = now
    setKept(JSON.stringify(now))
  }

  // Refused, it is kept here as well, in the form itself: the next word tries again.
  const keepQuietly = useEffectEvent(() => void keep().catch(() => {}))
  useEffect(() => {
    if (!isChanged || typed === kept) return
    const timer = setTimeout(keepQuietly, pause)
    return () => clearTimeout(timer)
  }, [typed, kept, isChanged])
  return { isKept: !isChanged || typed === kept, keep }
}
