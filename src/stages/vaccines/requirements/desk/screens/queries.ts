import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { vaccineSetsDeskContract } from '../contract.ts'

export const setsDesk = deskApiOf<typeof vaccineSetsDeskContract>('vaccineSetsDesk')

export const setsPage = '/desk/vaccine-requirements'

export const setsQuery = queryOptions({ queryKey: ['vaccines', 'desk-sets'], queryFn: () => setsDesk.list({}) })
export const setQuery = (id: string) =>
  queryOptions({ queryKey: ['vaccines', 'desk-set', id], queryFn: () => setsDesk.read({ id }) })
