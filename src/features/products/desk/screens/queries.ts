import type { productsContracts } from '#src/features/products/module.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { productsDesk } = deskApiOf<typeof productsContracts>()

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
