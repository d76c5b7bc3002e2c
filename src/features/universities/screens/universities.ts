import type { universitiesContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'

export const { universities } = apiOf<typeof universitiesContracts>()

export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['universities', 'search', query],
    queryFn: () => universities.search({ query }),
    enabled: query !== '',
  })
