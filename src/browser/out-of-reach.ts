import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * What is kept on no device: a form that cannot read it begins without what it would fill in, and goes on so. Asked for
 * again, it would otherwise take the form away.
 */
export function useOutOfReach({ isError, isPaused }: Pick<UseQueryResult, 'isError' | 'isPaused'>): boolean {
  const [isWithout, setWithout] = useState(false)
  const isOut = isError || isPaused
  if (isOut && !isWithout) setWithout(true)
  return isOut || isWithout
}
