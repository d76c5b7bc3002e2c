export const providerNames = ['mail', 'sms', 'cards', 'rupees', 'issuing', 'webinars', 'rates', 'team'] as const
export type Provider = (typeof providerNames)[number]

/** These move money, prove who somebody is, or would lead a student to a place that isn't there. */
export const trustedProviders = ['mail', 'sms', 'cards', 'rupees', 'issuing', 'webinars'] as const satisfies Provider[]
