import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { optional, readOf } from '#src/browser/reads.ts'
import { insurance } from './api.ts'
import type { Values } from '#src/stages/health-insurance/application/screens/values.ts'

const pause = 500

/** Whether one of our inviters is named: the server knows by which word, and is asked once nobody types any more. */
export function useInviter({ isReferred, referredBy }: Values): boolean {
  const typed = isReferred === 'yes' ? referredBy.trim() : ''
  const [named, setNamed] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setNamed(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useQuery({
    ...readOf(insurance.referrer, { referredBy: named }),
    enabled: named !== '' && named === typed,
    staleTime: Infinity,
    retry: false,
  })
  return named === typed && (optional(found)?.isInviter ?? false)
}
