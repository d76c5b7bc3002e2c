const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const otherIsProtected =
  'This isn’t enough for that account: it has a passkey or an authenticator app, or only a code to an Indian number was shown after its flight. Sign in to it and remove the second factor, or prove it in another way.'
export const self = "That's the account you're signed in to. Prove the other one."
export const nothingProved = 'Prove the other account first. A proof counts for 15 minutes.'
export const goneMeanwhile = 'The other account has changed or is gone. Sign in to it once, then prove it again.'

export const refusals = {
  staff: "An account of our team can't be joined to another. Write to us in chat.",
  guest: "That isn't an account yet. Sign up there first, then join the two.",
  erasure: 'One of the two accounts is going to be erased. Keep it first, under "Your data", then join the two.',
} as const
export type Refused = keyof typeof refusals

/** In progress in both accounts, so that the two can't become one. */
export const inBoth = (titles: readonly string[]): string =>
  `Both accounts have this in progress: ${list.format(titles)}. Finish or cancel it in one of them, then come back. If you can't, write to us in chat: nothing has been changed.`

export const cardStays =
  "The other account has a US debit card, and a card can't change accounts. Sign in to that account and join this one to it. If both accounts have a card, write to us in chat."

/** What may be in progress, by table. */
export const progressTitles: Readonly<Record<string, string>> = {
  attorney_calls: 'a booked attorney call',
  insurance_requests: 'an insurance form that is not paid',
  loan_applications: 'a loan application that lenders have',
  loan_meetings: 'a booked call with a lender',
  loan_offers: 'an accepted loan, or an offer of the same bank',
  loan_sendings: 'a loan application that lenders have',
  mock_interviews: 'a mock interview',
  product_orders: 'an order with a partner of the same kind',
  sop_versions: 'a statement of purpose under review',
  transcript_contributions: 'an interview transcript that waits for our team',
  vaccine_appointments: 'a vaccine appointment',
}

export const joined = 'The two accounts are one now.'

export const noticeTitle = 'Two accounts were joined'
export const noticeBody =
  'Everything from your other account is here now. If that was not you, set a new password at once and write to us in chat.'

export const auditDetail = (other: string): string => `Account ${other} was joined to this one`

export const proved = 'Your other account is proved. Look at what moves before you join.'
export const signInFirst =
  'Sign in to the account you want to keep in this browser first. Then you come back here and the other one is proved.'
export const linkSent = (email: string): string =>
  `We sent a link to ${email}. Open it in this browser; it works once, for 30 minutes.`

type Other = { name: string; email: string | null; phone: string | null }
export const previewTitle = ({ name }: Pick<Other, 'name'>): string =>
  name === '' ? 'The other account' : `The other account: ${name}`
export const previewWays = ({ email, phone }: Omit<Other, 'name'>): string =>
  `It is signed in to with ${[email, phone].filter(way => way !== null).join(' or ')}.`
export const kinds = (count: number): string => (count === 1 ? '1 kind of record' : `${count} kinds of records`)
export const waysAfter = ({ email, phone }: Omit<Other, 'name'>): string =>
  `Afterwards you sign in with ${[email, phone].filter(way => way !== null).join(' or ')}.`
export const dropped = (ways: string): string =>
  `${ways} will no longer sign in. We keep it in your record, and tell you there if it was proved.`
export const whose = 'Whose answers do you want to use?'
export const inBothHint = (titles: string): string =>
  `Both accounts have: ${titles}. One account can have each only once. The other answers are kept in your data, where you can get a copy.`
export const choices = [
  { value: 'this', label: 'The answers in this account' },
  { value: 'other', label: 'The answers in the other account' },
] as const
export const cannotBeUndone = "Joining can't be undone. We write to every address of both accounts."
export const askInChat = 'I have two accounts and cannot join them: '

export const joinedOn = (day: string): string => `Another account was joined to this one on ${day}.`
export const keptAside = (titles: string): string => `Kept from what both had: ${titles}.`
export const checkName = 'Check that your name is as in your passport'
