// What screens read, by name. A change notice names the first part of a key.
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../wire/client.ts'

type Wishes = { tries: number }

export const newQueries = ({ tries }: Wishes): QueryClient =>
  new QueryClient({
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

export const queries = newQueries({ tries: 3 })
