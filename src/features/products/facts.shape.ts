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

/** What somebody chose and ordered for the US, as it is loaded. What was declined or withdrawn stays on the server. */
export const loadedProducts = {
  products: part({
    /** By the kind of product; `retiredAt` is since when it is offered no more. */
    chosen: byName({ product: text, at: since, retiredAt: happened }),
    orders: list({
      id: text,
      kind: oneOf(productKinds),
      product: text,
      /** When it was sent. */
      at: since,
      takenUpAt: happened,
      /** The partner said yes: the account is open, the card approved, the line active. */
      grantedAt: happened,
      declinedAt: happened,
      withdrawnAt: happened,
      /** The student has it in hand. */
      receivedAt: happened,
    }),
  }),
}
