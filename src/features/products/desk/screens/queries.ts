import type { productsContracts } from '#src/features/products/module.contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const productsDesk = deskApiOf<typeof productsDeskContract>('productsDesk')

export const catalogueQuery = queryOptions({
  queryKey: ['products', 'desk-catalogue'],
  queryFn: () => productsDesk.catalogue({}),
})

export const productQuery = (id: string) =>
  queryOptions({ ...catalogueQuery, select: products => products.find(product => product.id === id) })

export const ordersQuery = queryOptions({
  queryKey: ['products', 'desk-orders'],
  queryFn: () => productsDesk.orders({}),
})

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['products', 'desk-order', id], queryFn: () => productsDesk.order({ id }) })
