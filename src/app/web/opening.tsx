import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#src/features/accounts/screens/session.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loading, SkeletonBoard, SkeletonRows } from '#src/ui/skeleton.tsx'
import { TopBar } from '#src/ui/top-bar.tsx'

/** The shape of what comes, until we know who is here; or why it does not come. */
export function Opening() {
  const session = useQuery(sessionQuery)
  return (
    <>
      <TopBar home="/" />
      <Page title="Opening" width="stage">
        {session.isError ? (
          <EmptyState
            title="We cannot reach Safar"
            level={1}
            action={
              <Button kind="primary" onClick={() => void session.refetch()}>
                Try again
              </Button>
            }
          >
            {session.error.message}
          </EmptyState>
        ) : (
          <Loading>
            <SkeletonBoard />
            <SkeletonRows />
          </Loading>
        )}
      </Page>
    </>
  )
}
