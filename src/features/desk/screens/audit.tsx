import { Loaded } from '#src/ui/waiting.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { ActionView, ChainView } from '#src/features/audit/contract.ts'
import { ActionTable } from './actions.tsx'
import { desk } from './api.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'

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
      <Loaded what="what was done" query={entries}>
        {all =>
          all.length === 0 ? (
            <EmptyState title="Nothing yet">Actions at the desk appear here.</EmptyState>
          ) : (
            <ActionTable actions={all} />
          )
        }
      </Loaded>
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

/** Whether the audit is as it was written. */
function Chain() {
  // It walks the whole chain.
  const query = useQuery({ ...readOf(desk.chain), staleTime: 60_000 })
  return (
    <Loaded what="whether the audit is whole" query={query}>
      {chain =>
        chain.isWhole ? (
          <Notice
            tone="done"
            title="Audit: whole"
            action={
              <Button busy={query.isFetching} onClick={() => void query.refetch()}>
                Check again
              </Button>
            }
          >
            {chain.count === 0
              ? 'Nothing was noted yet.'
              : `${chain.count === 1 ? 'The one entry is as it was' : `All ${chain.count} entries are as they were`} noted. Head ${chain.head}: write it down elsewhere to be surer still.`}
          </Notice>
        ) : (
          <Broken chain={chain} />
        )
      }
    </Loaded>
  )
}

type BrokenChain = Extract<ChainView, { isWhole: false }>

const Broken = ({ chain: { number, why, at } }: { chain: BrokenChain }) => (
  <Notice tone="wrong" live title={`Audit: broken at row ${number}`}>
    {whys[why]} {at !== null && <When at={at} />} Somebody with access to the database did this. Keep a copy of it as it
    is now, and find out who.
  </Notice>
)

const whys = {
  changed: 'The entry is not as it was noted.',
  removed: 'The entry was removed.',
  'link-removed': 'The entry was removed, and its link with it.',
  replaced: 'The chain was rewritten from here on.',
  'cut-off': 'The end was cut off.',
} as const satisfies Record<BrokenChain['why'], string>
