// The words about one's own data. Plain ones: they are what somebody agrees to.
import type { StandingKind } from '#src/features/people/personal-data/rules.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'

export const tooManyExports = 'You have asked for three copies in a day. Please wait until tomorrow.'
export const nothingToUndo = 'There is nothing to undo: your account stays.'
export const wordWrong = 'Please type ERASE.'

/** What is kept, for what, who sees it and for how long. */
export const uses = [
  {
    what: 'Who you are and how to reach you',
    why: 'To sign you in, to fill in your forms, and to answer you.',
    who: 'You and our team.',
    until: 'Until you erase your account.',
  },
  {
    what: 'Studies, work, test scores and applications',
    why: 'To plan your steps and to review your papers.',
    who: 'You, our advisors and our admins.',
    until: 'Until you take them out, or erase your account.',
  },
  {
    what: 'Statement of purpose, chat, mock interviews and files',
    why: 'To answer and review them.',
    who: 'You, our advisors and our admins. Each file that somebody opens is written down.',
    until: 'Until you erase your account.',
  },
  {
    what: 'Loan application and its papers',
    why: 'To ask lenders for an offer.',
    who: 'You, our admins, and each lender you send it to. A lender sees it from the day you send it, and keeps it as its own law says.',
    until: 'Until you erase your account.',
  },
  {
    what: 'Health insurance: date of birth, documents, claims',
    why: 'To insure you and to decide on claims.',
    who: 'You, our underwriters and our admins, and the insurer of your plan.',
    until: 'Until you erase your account, which waits until your policy has ended.',
  },
  {
    what: 'Passport profile: passport, parents, addresses, and what your papers say',
    why: 'To fill in your forms, and to compare your papers with each other.',
    who: 'You. Who gets a form from you sees what stands in it.',
    until: 'Until you take it out, or erase your account. It is asked of nobody under 18.',
  },
  {
    what: 'Your ledger: payments and money that you type',
    why: 'To add up what your studies cost, and to show when money is short.',
    who: 'You. Words are sealed under a key of your own.',
    until: 'Until you remove a row, or erase your account.',
  },
  {
    what: 'Visa papers and numbers',
    why: 'To fill in forms for you. They lie sealed under a key of your own.',
    who: 'You. Our advisors and our admins see what you share with them.',
    until: 'Until you erase your account.',
  },
  {
    what: 'Vaccines: doses, illnesses, proofs, appointments',
    why: 'To plan your doses, to hold a place at a clinic, and to make your record.',
    who: 'You, our advisors and our admins. The clinic that you book knows the day and the doses.',
    until: 'Until you take them out, or erase your account.',
  },
  {
    what: 'What you asked a bank, a card issuer or a network for',
    why: 'To pass it on, and to tell you what they answered.',
    who: 'You, our advisors and our admins, and the partner that you sent it to, which keeps it as its own law says.',
    until: 'Until you erase your account.',
  },
  {
    what: 'Payments and the US debit card',
    why: 'To take a payment once and to keep books.',
    who: 'You, our admins, the payment provider and the issuer of the card. Advisors and underwriters see the refunds and invoices that they work on. The number of the card that you pay with never reaches us. That of your US debit card passes through when you look at it, and is not kept.',
    until: 'At least eight years, as the law asks. After you erase your account they stand there without your name.',
  },
  {
    what: 'In your browser: the pages that you read last, and what waits to be sent',
    why: 'So that pages open without a network, and nothing typed is lost.',
    who: 'Whoever uses this browser while you are signed in. On a computer that is not yours, log out.',
    until: 'Until you log out.',
  },
] as const

export const consentTitles = {
  email: 'E-mail about your journey',
  terms: 'Terms and conditions',
} as const

export const neverAsked = {
  email: 'You were not asked in these words. It is on until you withdraw it.',
  terms: 'You were not asked in these words. They hold for everybody who has an account.',
} as const

export const emailWithdrawn =
  'No e-mail about your journey any more. What you ask for yourself, such as a sign-in link or a receipt, letters about a webinar, a call or an insurance that you booked, and what is about the safety of your account still comes.'
export const emailGiven = 'You get e-mail about your journey again.'

export const correctionRequired = 'Please say what is not right.'
export const correctionAsked = 'Our team has it now. You see here when it is done.'
export const tooManyCorrections = 'Five of these wait for our team already. Please wait until one is done.'

export const exportAsked = 'We are putting your copy together.'
export const exportReady = {
  title: 'The copy of your data is ready',
  body: 'Everything that we keep about you, in one file. It is there for 24 hours. If you did not ask for it, end all sessions and change your password.',
} as const

/** What stands against an erasure, and what to do about it. */
export const standingWords = {
  'card-money': 'There is money on your US debit card. Spend it, or ask us in the chat to send it back.',
  'open-payment': 'A payment is under way. Finish it, or wait until it has expired.',
  policy: 'Your health insurance is running. Ask us in the chat to end it, or wait until it has ended.',
  claim: 'A claim waits for an answer. Please wait until it is decided.',
  refund: 'We owe you money back. Please wait until we have sent it.',
  loan: 'You accepted a loan offer. Ask us in the chat to close it with your lender first.',
  'attorney-call': 'You have paid for a call with an attorney that is still to come. Cancel it first.',
  'partner-order': 'A partner is working on an order of yours. Take it back first, or wait for the answer.',
  'our-team': 'You work in our team. An admin withdraws your role first.',
} as const satisfies Record<StandingKind, string>

export const standsAgainst = (kinds: readonly StandingKind[]): string =>
  kinds.map(kind => standingWords[kind]).join(' ')

export const erasureMeans =
  'All that you gave us, your files and the key that they are sealed with are removed from Safar for good, seven days after you ask. Our backups still hold them until they are thrown away. What you sent to a lender or an insurer, and what you filled in at another service such as Typeform or VideoAsk, stays with them, under their own law: ask us in the chat first if we shall have it deleted there. An interview that you gave for others to read names nobody, and stays.'

export const erasureAsked = (due: Temporal.Instant) => ({
  title: `Your account will be erased on ${formatDay(dayOf(due))}`,
  body: 'You asked for this. Until then you can undo it: sign in and press "Keep my account". If it was not you, do that now and change your password.',
})
export const erasureUndone = {
  title: 'Your account stays',
  body: 'The erasure was undone. Nothing is gone.',
} as const
export const erasureAskedWords = 'Your account will be erased. You can undo it for seven days.'
export const erasureUndoneWords = 'Your account stays. Nothing is gone.'

export const unused = (due: Temporal.Instant) => ({
  title: `Your account will be erased on ${formatDay(dayOf(due))}`,
  body: 'Nobody has signed in to it for three years, so we keep it no longer. Sign in before that day, and it stays.',
})

export const erasedLetter = {
  subject: 'Your Safar account is erased',
  text: 'Hello,\n\nYour account is erased: what you gave us, your files and the key that they were sealed with are removed from Safar. Our backups still hold them until they are thrown away. What the law asks us to keep of payments stands in our books without your name.\n\nThis is the last e-mail from us.\n\nSafar',
} as const

export const reachWords = {
  title: 'Where your data can be reached',
  lede: 'Where you’re signed in, every address that opens something of yours without signing in, and who was sent something.',
  token: 'A program, with a token for an hour',
  calendar: 'Your calendar address: whoever has it reads the names and days of your plan',
  payLink: (bill: string): string => `A pay-link for ${bill}: whoever has it sees your first name and the amount`,
  family: (name: string): string => `${name}, of your family: reads what you share under Family`,
  since: (day: string): string => `since ${day}`,
  until: (day: string): string => `until ${day} at the latest`,
  neverFetched: 'no calendar has fetched it yet',
  fetched: (day: string): string => `last fetched on ${day}`,
  sent: 'was sent something of yours, or is to be sent it, and keeps it as its own law says',
  endAll: 'Stop all of them',
  endTitle: 'Stop all of them?',
  keep: 'Keep them',
  endMeans:
    'You’re signed out everywhere but here, and tokens, pay-links and your calendar address stop working. Your family sees nothing any more. Banks and insurers keep what they were sent.',
  ended: 'You’re signed in here alone, and no address opens anything of yours.',
} as const
