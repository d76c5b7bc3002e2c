import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { endGuestPass, isForInsurance, readArrival } from '#src/browser/arrival.ts'
import { keepTarget, landing, takeTarget } from '#src/browser/session-storage.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { SessionView } from '../contract.ts'
import { sessionQuery } from './session.ts'

const firstMinute = '/onboarding/welcome'

/** Once, and not for who came to be insured at one university: they go on with that. */
export function noteSignUp(): void {
  if (!isForInsurance(readArrival())) keepTarget(takeTarget() ?? firstMinute)
}

/** After a sign-in: where one wanted to go, else the insurance; a link leads home. */
export function useEntering() {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  return useCallback(
    (session: SessionView, words: string, to: string = takeTarget() ?? session.user?.beginsAt ?? landing) => {
      // A page of its own, which the server hands out, and where nothing ends a guest's pass.
      if (session.user?.home !== undefined) {
        endGuestPass()
        return location.assign(session.user.home)
      }
      navigate(to, { replace: true })
      queries.setQueryData(sessionQuery.queryKey, session)
      toasts.success(words)
    },
    [queries, toasts, navigate],
  )
}
