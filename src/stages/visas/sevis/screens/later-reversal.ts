import { later } from '#src/ui/later.tsx'

/** Seldom needed, so its script comes when the fee was paid with the card. */
export const AskReversal = later(async () => (await import('./ask-reversal.tsx')).default, null)
