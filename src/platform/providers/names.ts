export const providerNames = [
  'mail',
  'sms',
  'cards',
  'rupees',
  'issuing',
  'webinars',
  'rates',
  'team',
  'scanner',
] as const
export type Provider = (typeof providerNames)[number]

/** These move money, prove who somebody is, keep malware out, or would lead a student to a place that isn't there. */
export const trustedProviders = [
  'mail',
  'sms',
  'cards',
  'rupees',
  'issuing',
  'webinars',
  'scanner',
] as const satisfies Provider[]
