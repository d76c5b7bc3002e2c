import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Loaded } from '#src/ui/waiting.tsx'

type FreshProps<Data> = {
  what: string
  query: UseQueryResult<Data>
  isOld?: boolean
  children: (data: Data) => ReactNode
}

/** A list of work that changed while its page was closed is not shown as it was: somebody would open what is done already. */
export function Fresh<Data>({ query, isOld: isAwaited = false, ...rest }: FreshProps<Data>) {
  const [wasOld] = useState(query.isStale)
  const isOld = isAwaited || (wasOld && query.isFetching && !query.isFetchedAfterMount)
  return <Loaded {...rest} query={query} isOld={isOld} />
}
