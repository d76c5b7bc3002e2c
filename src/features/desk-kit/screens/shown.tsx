import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx'

type ShownProps<Data> = {
  /** 'the universities', to say what does not come. */
  what: string
  query: UseQueryResult<Data>
  /** It answers another text than the one that is typed by now. */
  isOld?: boolean
  children: (data: Data) => ReactNode
}

/** What was read, the shape of it until it comes, or why it does not. */
export function Shown<Data>({ what, query, isOld = false, children }: ShownProps<Data>) {
  if (!isOld && query.data !== undefined) return children(query.data)
  if (query.error !== null) return <LoadFailure what={what} error={query.error} onAgain={() => void query.refetch()} />
  return (
    <Loading label={`Loading ${what}`}>
      <SkeletonRows />
    </Loading>
  )
}

export function LoadFailure({ what, error, onAgain }: { what: string; error: Error; onAgain: () => void }) {
  return (
    <Notice
      tone="wrong"
      live
      title={`We cannot show ${what} just now`}
      action={<Button onClick={onAgain}>Try again</Button>}
    >
      {error.message}
    </Notice>
  )
}
