// What the desk reads of the catalogue. Its changes are announced to all as 'insurance', the first part of each key.
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { insuranceCatalogueDesk: catalogueDesk } = deskApiOf<typeof insuranceContracts>()

export const catalogueQuery = queryOptions({
  queryKey: ['insurance', 'desk-catalogue'],
  queryFn: () => catalogueDesk.all({}),
})

export const planQuery = (id: string) =>
  queryOptions({ queryKey: ['insurance', 'desk-plan', id], queryFn: () => catalogueDesk.plan({ id }) })

export const universityQuery = (university: string) =>
  queryOptions({
    queryKey: ['insurance', 'desk-university', university],
    queryFn: () => catalogueDesk.university({ university }),
  })
