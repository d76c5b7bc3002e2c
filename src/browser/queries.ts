// What screens read, by name. A change notice names the first part of a key.
import { QueryClient, type InvalidateQueryFilters, type Query } from '@tanstack/react-query'
import { ApiError } from '../wire/client.ts'

type Wishes = { tries: number }

export const newQueries = ({ tries }: Wishes): QueryClient =>
  new Queries({
    defaultOptions: {
      queries: {
        // Changes are told, so what was read stays good; an hour covers a stream that was cut for long.
        staleTime: 60 * 60_000,
        gcTime: 24 * 60 * 60_000,
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < tries - 1 && (!(error instanceof ApiError) || error.status >= 500),
      },
      mutations: { networkMode: 'always' },
    },
  })

/**
 * A read that is under way may have been answered before the change. TanStack begins it anew where a page shows what
 * was read before; a first read, and one that no page waits for, would stand as good for an hour (TanStack/query#8530).
 */
class Queries extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const early = underWay(this, filters)
    const [first, ahead] = [early.filter(isFirstRead), early.filter(query => !query.isActive())]
    // Nobody waits for what is read ahead.
    for (const query of ahead) void readAfterwards(query)
    await Promise.all([super.invalidateQueries(filters, options), ...first.map(readAfterwards)])
  }
}

const isFirstRead = (query: Query): boolean => query.isActive() && query.state.data === undefined

const underWay = (queries: QueryClient, filters: InvalidateQueryFilters = {}): Query[] =>
  queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })

/** What comes first is shown meanwhile: begun anew at each of many changes, it would never come. */
async function readAfterwards(query: Query): Promise<void> {
  await query.fetch().catch(() => {})
  if (query.isActive()) await query.fetch().catch(() => {})
  else query.invalidate()
}

export const queries = newQueries({ tries: 3 })
