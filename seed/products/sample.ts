import type { ProductStock } from '#src/features/products/stock.ts'

/** What stands beside every sample is said once, in products.ts. */
export type Sample = Omit<ProductStock[number], 'kind' | 'source' | 'checkedOn' | 'isSample' | 'place'>
