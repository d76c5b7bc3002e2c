import type { LinkState } from './rules.ts'

export const unknown = 'This link does not work. Ask the person who sent it to you for a new one.'
export const notPayable = 'There is nothing to pay here by a link at the moment.'

/** What is said of a link that can’t be paid by. */
export const over: Record<Exclude<LinkState, 'open'>, string> = {
  paid: 'This bill has been paid. There is nothing more to do.',
  over: 'This bill is no longer to be paid. Ask the person who sent you the link.',
  cancelled: 'This link was cancelled. Ask the person who sent it to you for a new one.',
  expired: 'This link has expired. Ask the person who sent it to you for a new one.',
}

/** What the payer sees. */
export const page = {
  title: 'Pay a bill',
  wrong: 'This link does not work',
  closed: 'Nothing to pay by this link',
  heading: (firstName: string): string => `${firstName || 'A student'} asks you to pay a bill`,
  toWhom: 'Goes to',
  for: 'For',
  amount: 'Amount',
  until: 'Link good until',
  pay: (amount: string): string => `Pay ${amount} by card`,
  next: 'Stripe’s card page opens next. Safar never sees your card number, and you need no account.',
  bank: 'It is charged in US dollars. Your bank converts it, and may add a fee of its own.',
  inDoubt:
    'In doubt? Don’t pay yet. Call the student on a number that you know, and ask whether the bill and the amount are right.',
  waitingTitle: 'Your payment is on its way',
  waiting: 'If you have just paid, it shows here as soon as the bank has confirmed it. You don’t have to wait.',
  back: 'I have not paid yet',
  paidTitle: 'The payment arrived',
  paid: (amount: string, payee: string): string => `Thank you. ${payee} received ${amount}.`,
  paidNext: 'The student can see it. The card page asked where to send you a receipt; you can close this page now.',
  what: 'Safar helps students from India on their way to universities in the United States.',
}

/** What its owner sees beside the bill. */
export const own = {
  intro: 'Send a link by which a parent pays this bill on their own phone, without an account.',
  sees: 'They see your first name, what it is for, whom the money goes to and the amount. They see nothing else of you.',
  make: 'Make a pay-link',
  once: 'This link is shown only now.',
  onceMore: 'Anybody who has it can see and pay this bill. Send it only to the person who is to pay.',
  label: 'Pay-link',
  thing: 'your pay-link',
  share: 'Share',
  shareText: (what: string, amount: string): string => `Please pay ${amount} for “${what}” here:`,
  open: (day: string): string => `Your pay-link is good until ${day}, or until the bill is paid.`,
  lost: 'If you no longer have it, make a new one.',
  another: 'Make a new link',
  anotherTitle: 'Make a new pay-link?',
  anotherWords: 'The link that you sent stops working. Send the new one instead.',
  keep: 'Keep the link',
  cancel: 'Cancel the link',
  cancelTitle: 'Cancel the pay-link?',
  cancelWords: 'Nobody can pay by it any more. You can make a new one at any time.',
  cancelled: 'Your pay-link was cancelled.',
  expired: 'Your pay-link has expired.',
}

/** What a link pays that no module has bills for any more. */
export const billOfEarlier = 'a bill of an earlier version'
