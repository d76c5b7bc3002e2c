import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { ActionView } from '#src/features/audit/contract.ts'
import { Chain } from './chain.tsx'
import { ActionTable } from './actions.tsx'
import { desk } from './desk-queries.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'

const pageSize = 100

/** Every act at the desk and every look at a student's file, as far back as there is anything. */
export function Audit() {
  const entries = useInfiniteQuery({
    queryKey: ['desk-actions', 'audit'],
    queryFn: ({ pageParam }) => desk.actions({ before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: readonly ActionView[]) => (page.length === pageSize ? page.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flat(),
  })
  return (
    <Screen
      title="Audit"
      words="Every act at the desk, and every look at a student's file. A change made in the database is found out."
    >
      <Chain />
      <Shown what="what was done" query={entries}>
        {all =>
          all.length === 0 ? (
            <EmptyState title="Nothing yet">Actions at the desk appear here.</EmptyState>
          ) : (
            <ActionTable actions={all} />
          )
        }
      </Shown>
      {entries.hasNextPage && (
        <div>
          <Button busy={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            Show earlier
          </Button>
        </div>
      )}
    </Screen>
  )
}
