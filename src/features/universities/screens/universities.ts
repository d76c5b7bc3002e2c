import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { universitiesContract } from '../contract.ts'

export const universities = apiOf<typeof universitiesContract>('universities')

export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['universities', 'search', query],
    queryFn: () => universities.search({ query }),
    enabled: query !== '',
  })

/** Those that one added oneself: some are not checked yet. */
export const addedQuery = readQuery(['universities', 'added'], universities.added)
