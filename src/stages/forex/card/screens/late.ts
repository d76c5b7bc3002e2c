import { later } from '#src/ui/later.tsx'

/** Seldom there, so its script comes when it is. */
export const LatePayments = later(async () => (await import('../late/screens/late-payments.tsx')).default, null)
