import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { dayOf, formatClock, formatDay } from '../../../../values/dates.ts'
import p from '../../../profile/screens/profile.module.css'
import { Read } from '../../../profile/screens/part.tsx'
import type { OpeningView } from '../../contract.ts'
import { rights } from '../../screens/queries.ts'
import { screen } from '../copy.ts'
import s from './openings.module.css'

/** Who of our team opened what, and when. */
export function Openings() {
  const query = useInfiniteQuery({
    queryKey: ['openings'],
    queryFn: ({ pageParam }) => rights.openings(pageParam === '' ? {} : { before: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ openings, hasMore }) => (hasMore ? openings.at(-1)?.id : undefined),
  })
  return (
    <section className={p.part} aria-label={screen.title}>
      <h2>{screen.title}</h2>
      <Read query={query}>
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
              <ol className={s.list}>
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
      </Read>
    </section>
  )
}

function Line({ opening: { who, roles, what, at } }: { opening: OpeningView }) {
  const moment = Temporal.Instant.from(at)
  return (
    <li className={s.line}>
      <span className={s.what}>{what}</span>
      <span className={s.who}>
        {who === null ? screen.gone : [who, ...roles].join(', ')},{' '}
        <time dateTime={at}>
          {formatDay(dayOf(moment))}, {formatClock(moment)} IST
        </time>
      </span>
    </li>
  )
}
