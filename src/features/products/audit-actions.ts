// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const productAdded = auditAction({
  name: 'product-added',
  words: 'Added a product of a partner',
  about: 'A product of a partner',
})
export const productChanged = auditAction({
  name: 'product-changed',
  words: 'Changed a product of a partner',
  about: 'A product of a partner',
})
export const productRetired = auditAction({
  name: 'product-retired',
  words: 'Retired a product of a partner',
  about: 'A product of a partner',
})
export const productRestored = auditAction({
  name: 'product-restored',
  words: 'Brought a product of a partner back',
  about: 'A product of a partner',
})
export const orderOpened = auditAction({
  name: 'order-opened',
  words: 'Opened an order to a partner',
  look: 'Your order to a partner',
})
export const orderTakenUp = auditAction({
  name: 'order-taken-up',
  words: 'Passed an order on to a partner',
})
export const orderGranted = auditAction({
  name: 'order-granted',
  words: 'Noted that a partner said yes',
})
export const orderDeclined = auditAction({
  name: 'order-declined',
  words: 'Noted that a partner said no',
})
export const orderCorrected = auditAction({
  name: 'order-corrected',
  words: 'Corrected what a partner answered',
})
