/** Long enough for a letter to reach a parent who looks at the phone on Sundays. */
export const linkLife = Temporal.Duration.from({ hours: 14 * 24 })

/** How what is paid stands: to pay, paid, or not to be paid any more. */
export type BillState = 'open' | 'paid' | 'over'

export const linkStates = ['open', 'paid', 'over', 'cancelled', 'expired'] as const
export type LinkState = (typeof linkStates)[number]

type Link = { cancelledAt: Temporal.Instant | null; expiresAt: Temporal.Instant }

/** Money that arrived comes first: nobody who paid is shown that a link has expired. */
export function linkStateOf({ cancelledAt, expiresAt }: Link, bill: BillState, now: Temporal.Instant): LinkState {
  if (bill !== 'open') return bill
  if (cancelledAt !== null) return 'cancelled'
  return Temporal.Instant.compare(expiresAt, now) <= 0 ? 'expired' : 'open'
}

/** A stranger reads it on a page where they pay: as far as it is a name, and no sentence with an address to go to. */
export const nameIn = (firstName: string): string =>
  [...(/^(?:[\p{L}\p{M}'’-]+\.?(?:\s+|$))*/u.exec(firstName)?.[0] ?? '')].slice(0, 40).join('').trim()
