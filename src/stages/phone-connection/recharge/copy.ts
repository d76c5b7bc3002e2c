// What the dates of a recharge are called.
export const rechargeTitles = {
  before: 'Recharge your Indian number before you fly',
  again: 'Recharge your Indian number again',
  third: 'Recharge your Indian number for the third time',
  fourth: 'Recharge your Indian number for the fourth time',
} as const
/** Where the last recharge is known, it is the next; the others follow it. */
export const nextRecharge = 'Recharge your Indian number'
