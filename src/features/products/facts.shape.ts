import { byName, happened, list, oneOf, part, since, text } from '#src/journey/shape.ts'
import { productKinds } from './rules.ts'

/** What the rules of steps read. */
export const productFields = {
  products: part({
    chosen: byName({ at: since, retiredAt: happened }),
    /** Those that stand. */
    orders: list({ id: text, kind: oneOf(productKinds), at: since, grantedAt: happened, receivedAt: happened }),
  }),
}
