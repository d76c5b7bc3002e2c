import type { productsContracts } from '#src/features/products/module.contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { productsDesk } = deskApiOf<typeof productsContracts>()
