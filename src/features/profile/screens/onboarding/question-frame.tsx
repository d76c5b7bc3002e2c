import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { OnboardingView } from '#src/features/people/contract.ts'
import type { Known } from '#src/features/people/values/screens/use-known.ts'
import s from './onboarding.module.css'

export type QuestionProps = { owner: string; answers: OnboardingView; known: Known; onNext: () => void }

/** Each question is a page of its own: anyone who listens hears it first. */
export function QuestionTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className={s.title}>
      {children}
    </h1>
  )
}

export function Next({ busy, words = 'Next' }: { busy: boolean; words?: string }) {
  return (
    <Button kind="primary" type="submit" busy={busy}>
      {words}
    </Button>
  )
}
