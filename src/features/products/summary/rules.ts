// What the steps of a stage with products alone need to know: not what was declined.
import { summaryOf } from '#src/journey/summary.ts'
import { part } from '#src/journey/shape.ts'
import { productFields } from '../facts.shape.ts'
import { standingIn } from '../statuses/rules.ts'
import { loadedProducts } from './facts.shape.ts'

export const productSummary = summaryOf({ facts: productFields }, part(loadedProducts), ({ products }) => ({
  products: standingIn(products),
}))
