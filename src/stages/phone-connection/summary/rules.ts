import { wayFields } from '#src/features/accounts/ways/facts.shape.ts'
import { loadedProducts } from '#src/features/products/summary/facts.shape.ts'
import { standingIn } from '#src/features/products/statuses/rules.ts'
import { summaryOf } from '#src/journey/summary.ts'
import { part } from '#src/journey/shape.ts'
import { phoneShape } from '../facts.shape.ts'
import { phoneConnection } from '../rules.ts'

export const phoneSummary = summaryOf(
  phoneConnection,
  part({ ...phoneShape.fields, ...wayFields, ...loadedProducts }),
  ({ products, ...facts }) => ({ ...facts, products: standingIn(products) }),
)
