import { wayFields } from '../../../features/accounts/ways/facts.shape.ts'
import { loadedProducts } from '../../../features/products/summary/facts.shape.ts'
import { standingIn } from '../../../features/products/statuses/rules.ts'
import { summaryOf } from '../../../journey/summary.ts'
import { part } from '../../../journey/shape.ts'
import { phoneShape } from '../facts.shape.ts'
import { phoneConnection } from '../rules.ts'

export const phoneSummary = summaryOf(
  phoneConnection,
  part({ ...phoneShape.fields, ...wayFields, ...loadedProducts }),
  ({ products, ...facts }) => ({ ...facts, products: standingIn(products) }),
)
