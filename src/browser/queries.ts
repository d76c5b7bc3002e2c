// What screens read, by name. A change notice names the first part of a key.
import { QueryClient, queryOptions, type InvalidateQueryFilters, type Query } from '@tanstack/react-query'
import { ApiError } from '../wire/client.ts'
import type { Key, KeyName } from '../wire/topics.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key
    /** Of what is put together from others: the names at whose change it changes as well. */
    queryMeta: { isOfDevice?: true; alsoOn?: readonly KeyName[] }
  }
}

/** What a call answers, by a name that screens share. */
export const readQuery = <Data>(queryKey: Key, read: (input: Record<string, never>) => Promise<Data>) =>
  queryOptions({ queryKey, queryFn: () => read({}) })

type Wishes = { tries: number }

export const newQueries = ({ tries }: Wishes): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Changes are announced, so what was read stays good; an hour covers a stream that was cut for long.
        staleTime: 60 * 60_000,
        gcTime: 24 * 60 * 60_000,
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < tries - 1 && (!(error instanceof ApiError) || error.status >= 500),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** What hangs on these names or keys. */
export const readAgain = async (queries: QueryClient, ...what: readonly (KeyName | Key)[]): Promise<void> => {
  await Promise.all(what.map(one => readWhere(queries, { queryKey: typeof one === 'string' ? [one] : one })))
}

export const readAllAgain = (queries: QueryClient): Promise<void> => readWhere(queries, {})

/** For names that come from elsewhere: in news, or kept by an older release. */
export const readNamed = (queries: QueryClient, names: readonly string[]): Promise<void> =>
  readWhere(queries, {
    predicate: ({ queryKey: [name], meta }) =>
      names.includes(name) || meta?.alsoOn?.some(other => names.includes(other)) === true,
  })

/**
 * A read that is under way may have been answered before the change. TanStack begins it again where a page shows what
 * was read before; a first read, and one that no page waits for, would stand as good for an hour (TanStack/query#8530).
 */
export async function readWhere(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const early = underWay(queries, filters)
  const [first, ahead] = [early.filter(isFirstRead), early.filter(query => !query.isActive())]
  // Nobody waits for what is read ahead.
  for (const query of ahead) void readAfterwards(query)
  await Promise.all([queries.invalidateQueries(filters), ...first.map(readAfterwards)])
}

const isFirstRead = (query: Query): boolean => query.isActive() && query.state.data === undefined

const underWay = (queries: QueryClient, filters: InvalidateQueryFilters): Query[] =>
  queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })

/** What comes first is shown meanwhile: begun again at each of many changes, it would never come. */
async function readAfterwards(query: Query): Promise<void> {
  await query.fetch().catch(() => {})
  if (query.isActive()) await query.fetch().catch(() => {})
  else query.invalidate()
}

export const queries = newQueries({ tries: 3 })
