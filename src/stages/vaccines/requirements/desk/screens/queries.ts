import type { vaccinesContracts } from '#src/stages/vaccines/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { vaccineSetsDesk: setsDesk } = deskApiOf<typeof vaccinesContracts>()

export const setsPage = '/desk/vaccine-requirements'

export const setsQuery = queryOptions({ queryKey: ['vaccines', 'desk-sets'], queryFn: () => setsDesk.list({}) })
export const setQuery = (id: string) =>
  queryOptions({ queryKey: ['vaccines', 'desk-set', id], queryFn: () => setsDesk.read({ id }) })
