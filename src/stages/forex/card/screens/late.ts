import { later } from '#src/ui/later.tsx'

/** Seldom there, so its script comes when it is. */
export const LatePayments = later(async () => (await import('../late/screens/late-payments.tsx')).default, null)

/** Below the card, and not what most come for. */
export const Spending = later(async () => (await import('../spending/screens/spending.tsx')).default, null)
