// The words of what a card pays, and of how its owner sets it.
export const limitRequired = 'Please enter at least $1.00, such as 200, or leave it empty for no limit of your own.'
export const limitTooLarge = (most: string): string => `Please enter at most ${most}.`
export const monthBelowDay = 'The limit for a month can’t be below the limit for a day.'

export const busy = 'The card is being set from another device. Please look again in a moment.'

export const declines = {
  frozen: 'the card was frozen',
  limit: 'it was over your limit',
  funds: 'there was not enough on the card',
  fraud: 'the issuer suspected fraud',
  details: 'the number, date, CVC or address did not match',
  other: 'the issuer did not say why',
} as const

export const screen = {
  pending: 'Pending',
  pendingWords: 'Held until the merchant takes it or gives it up. It comes off the balance then.',
  declined: 'Declined',
  declinedBecause: (why: string): string => `Declined because ${why}.`,
  noSpending: 'Nothing is pending, and nothing was declined.',
  unnamed: 'A merchant without a name',
  available: (sum: string): string => `${sum} can be spent now: what is pending is held.`,
  controls: 'Limits and freeze',
  daily: 'Most in a day',
  monthly: 'Most in a month',
  limitHint: 'The issuer declines what is above it. Days and months are counted in UTC. Empty is no limit of your own.',
  save: 'Save limits',
  saved: 'The issuer applies your limits from now on.',
  since: (when: string): string => `Set ${when}.`,
  noLimits: 'You have set no limit of your own.',
  freeze: 'Freeze the card',
  freezeQuestion: 'Freeze the card?',
  freezeText:
    'From then on every new purchase is declined. What is pending may still be taken, and refunds still arrive. You can unfreeze it at any time.',
  frozen: 'The card is frozen',
  frozenSince: (when: string): string => `New purchases are declined since ${when}.`,
  frozenDone: 'The card is frozen.',
  thaw: 'Unfreeze the card',
  thawed: 'The card can pay again.',
} as const
