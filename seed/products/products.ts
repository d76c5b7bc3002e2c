// What partners could offer, as sample data: shown with its day, and as what it is.
import type { ProductKind } from '#src/features/products/rules.ts'
import type { ProductStock } from '#src/features/products/stock.ts'
import { bankAccounts } from './bank-accounts.ts'
import { creditCards } from './credit-cards.ts'
import { phonePlans } from './phone-plans.ts'
import type { Sample } from './sample.ts'

const checkedOn = Temporal.PlainDate.from('2026-07-01')

/** In tens, so that the desk can put one between two. */
const stockOf = (kind: ProductKind, samples: readonly Sample[]): ProductStock =>
  samples.map((sample, index) => ({
    ...sample,
    kind,
    source: 'Sample data',
    checkedOn,
    isSample: true,
    place: (index + 1) * 10,
  }))

export const productStock: ProductStock = [
  ...stockOf('bank-account', bankAccounts),
  ...stockOf('credit-card', creditCards),
  ...stockOf('phone-plan', phonePlans),
]
