import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { isForInsurance, noteArrived, readArrival } from '#src/browser/arrival.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { errors } from '../copy.ts'
import { accounts, sessionQuery } from './session.ts'

/**
 * A visitor with a guest's pass and a university or a plan goes straight to the insurance, without an
 * account (specification 1, sections 2 and 6). True while they are being let in.
 */
export function useGuestArrival(): boolean {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const [isExpected] = useState(() => {
    const arrival = readArrival()
    return arrival.anon && isForInsurance(arrival)
  })
  const { mutate: enter, isError } = useMutation({
    mutationFn: () => accounts.signInAsGuest({}),
    onSuccess: session => {
      noteArrived()
      navigate('/health-insurance/purchase-insurance', { replace: true })
      queries.setQueryData(sessionQuery.queryKey, session)
    },
    onError: () => toasts.error(errors.guest),
  })
  useEffect(() => {
    if (isExpected) enter()
  }, [isExpected, enter])
  return isExpected && !isError
}
