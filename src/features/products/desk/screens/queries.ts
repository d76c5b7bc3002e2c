import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { productsDeskContract } from '../contract.ts'
import { readAgain } from '#src/browser/queries.ts'

export const productsDesk = deskApiOf<typeof productsDeskContract>('productsDesk')

export const catalogueQuery = queryOptions({
  queryKey: ['products', 'desk-catalogue'],
  queryFn: () => productsDesk.catalogue({}),
})

export const ordersQuery = queryOptions({
  queryKey: ['products', 'desk-orders'],
  queryFn: () => productsDesk.orders({}),
})

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['products', 'desk-order', id], queryFn: () => productsDesk.order({ id }) })

/** Done or refused, all of it is read again; `done` is said only where it was. */
export function useSaving(): (save: () => Promise<unknown>, done: string) => Promise<void> {
  const queries = useQueryClient()
  const toasts = useToasts()
  return async (save, done) => {
    try {
      await save()
      toasts.success(done)
    } finally {
      await readAgain(queries, 'products')
    }
  }
}
