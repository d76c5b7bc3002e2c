// What the steps of a stage with products alone need to know: not what was declined.
import { summaryOf } from '../../../journey/read.ts'
import { part } from '../../../journey/shape.ts'
import { productFields, productReading } from '../facts.shape.ts'
import { standingIn } from '../statuses/rules.ts'

export const productSummary = summaryOf({ facts: productReading }, part(productFields), ({ products }) => ({
  products: standingIn(products),
}))
