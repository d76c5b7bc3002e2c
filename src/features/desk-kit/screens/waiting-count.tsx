import { use, useEffect } from 'react'
import { CountedContext, CountTag } from '#src/ui/count-tag.tsx'

/** How many wait on a page of the desk, beside its name: seen from every page. */
export function WaitingCount({ of = 0 }: { of: number | undefined }) {
  const count = use(CountedContext)
  useEffect(() => count(of), [count, of])
  return <CountTag count={of} />
}
