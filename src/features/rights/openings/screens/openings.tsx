import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import { classes } from '#src/ui/classes.ts'
import p from '#src/features/people/screens/profile.module.css'
import { Loaded } from '#src/ui/waiting.tsx'
import type { OpeningView } from '#src/features/audit/contract.ts'
import { rights } from '#src/features/rights/screens/api.ts'
import { screen } from '#src/features/audit/openings/copy.ts'

/** Who of our team opened what, and when. */
export function Openings() {
  const query = useInfiniteQuery({
    queryKey: ['openings'],
    queryFn: ({ pageParam }) => rights.openings(pageParam === '' ? {} : { before: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ openings, hasMore }) => (hasMore ? openings.at(-1)?.id : undefined),
  })
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label={screen.title}>
      <h2>{screen.title}</h2>
      <Loaded query={query}>
        {({ pages }) => {
          const all = pages.flatMap(({ openings }) => openings)
          if (all.length === 0) {
            return (
              <EmptyState title={screen.none} level={3}>
                {screen.noneText}
              </EmptyState>
            )
          }
          return (
            <>
              <p>{screen.lede}</p>
              <ol className="list">
                {all.map(opening => (
                  <Line key={opening.id} opening={opening} />
                ))}
              </ol>
              {query.hasNextPage && (
                <div>
                  <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {screen.more}
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function Line({ opening: { who, roles, what, at } }: { opening: OpeningView }) {
  const moment = Temporal.Instant.from(at)
  return (
    <li className="stack-1 ruled-below pad-y-3 breakable">
      <span className="semibold">{what}</span>
      <span className="quiet">
        {who === null ? screen.gone : [who, ...roles].join(', ')},{' '}
        <time dateTime={at}>
          {formatDay(dayOf(moment))}, {formatClock(moment)} IST
        </time>
      </span>
    </li>
  )
}
