// The words of calls with attorneys.
import { formatMoney, rupees } from '#src/values/money.ts'

export const title = 'Book a call with an attorney'
export const lede =
  'A refusal is not the end. An immigration attorney reads what happened and says what can be done about it.'
export const illustrative =
  'The attorneys shown here are illustrative: invented people, who stand for those we would work with. No real firm is meant.'
export const illustrativeTag = 'Illustrative'

export const kinds = {
  free: { name: 'Free call', detail: 'Half an hour by phone: what the refusal means, and whether to apply again.' },
  paid: {
    name: 'Paid call',
    detail: 'Half an hour by phone, after the attorney has read your papers.',
  },
} as const
export const paidNotOffered = 'Paid calls are offered once an agreement with this attorney is signed.'

export const issueLabel = 'What is it about?'
export const issueHint =
  'What the officer said or wrote, what you were asked, and what you want to know. Our advisors and admins read it, and an advisor passes it to the attorney.'
export const issueRequired = 'Please say in a few words what the call is about.'
export const issueLeft = (left: number): string =>
  left >= 0 ? `${left} of 500 characters left` : `${-left} characters too many`
export const agentRequired = 'Please choose an attorney.'
export const slotRequired = 'Please choose a time.'
export const kindRequired = 'Please choose a free or a paid call.'

export const slotTaken = 'Someone just booked this time. Please pick another.'
export const slotPast = 'This time is too near or past. Please choose a later one.'
export const alreadyBooked = 'You have a call booked already. Move that one, or cancel it first.'
export const noBooking = 'There is no call booked just now.'
export const notPayable = 'This call is paid for, or it needs no payment.'
export const holdEnded = 'The time was kept for 15 minutes and has been given back. Please choose a time again.'
export const notMovable = 'This call has begun or is not confirmed yet, so it cannot be moved.'
export const sameAttorney = 'A paid call stays with its attorney. Choose another time of theirs.'
export const emailMissing = 'Please add your e-mail to your profile first: the receipt and the calendar file go there.'

export const confirm = 'Confirm this slot'
export const goOnToPay = 'Keep this time and pay'
export const payNow = (minor: number): string => `Pay ${formatMoney(rupees(minor))}`
export const payer = (name: string): string => `Call with ${name}, immigration attorney`

export type CallWords = { name: string; home: string; away: string; page: string; phone: string | null }

const when = ({ home, away }: CallWords) => `When: ${home} / ${away}.`
const reached = ({ name, phone }: CallWords) =>
  phone === null
    ? `${name} calls you by phone, and your profile has no number yet. Please add one.`
    : `${name} calls you on ${phone}. Keep your refusal letter or slip beside you.`
const changeLink = ({ page }: CallWords) => `Move or cancel it here, until it begins:\n${page}`

export const letters = {
  booked: (call: CallWords) => ({
    subject: `Your call with ${call.name} is booked`,
    lines: [`Your call with ${call.name} is booked.`, when(call), reached(call), changeLink(call)],
  }),
  moved: (call: CallWords) => ({
    subject: `New time: your call with ${call.name}`,
    lines: [
      `Your call has a new time or another attorney. It is now with ${call.name}.`,
      when(call),
      reached(call),
      changeLink(call),
    ],
  }),
  cancelled: (call: CallWords) => ({
    subject: `Cancelled: your call with ${call.name}`,
    lines: [
      `Your call with ${call.name} (${call.home}) is cancelled. The attached file takes it out of your calendar.`,
      'If you have paid for it, the money goes back the way it came, usually within 5 to 7 working days.',
      `Choose another time here:\n${call.page}`,
    ],
  }),
  lapsed: (call: CallWords) => ({
    subject: `Given up: your call with ${call.name}`,
    lines: [
      `Your call with ${call.name} (${call.home}) was given up: a day after you booked it, neither your e-mail nor your phone was confirmed. The attached file takes it out of your calendar.`,
      `Confirm one of them under Your profile and choose another time here:\n${call.page}`,
    ],
  }),
  day: (call: CallWords) => ({
    subject: `Tomorrow: your call with ${call.name}`,
    lines: [`Your call with ${call.name} is less than a day away.`, when(call), reached(call), changeLink(call)],
  }),
  hour: (call: CallWords) => ({
    subject: `In an hour: your call with ${call.name}`,
    lines: [`Your call with ${call.name} begins within the hour.`, when(call), reached(call)],
  }),
} as const

type Named = Pick<CallWords, 'name' | 'home' | 'away'>
export const notifications = {
  booked: ({ name, home, away }: Named) => ({
    title: `Your call with ${name} is booked`,
    body: `${home} / ${away}. The attorney calls you by phone.`,
  }),
  moved: ({ name, home, away }: Named) => ({
    title: `Your call is now with ${name}, ${home}`,
    body: `${home} / ${away}. Look at it, and choose another time if it does not suit you.`,
  }),
  cancelled: ({ name, home }: Named) => ({
    title: `Your call with ${name} is cancelled`,
    body: `It was to be ${home}. Please choose another time.`,
  }),
  lapsed: ({ name, home }: Named) => ({
    title: `Your call with ${name} was given up`,
    body: `It was to be ${home}. Confirm your e-mail or phone under Your profile, then choose another time.`,
  }),
  day: ({ name, home, away }: Named) => ({ title: `Tomorrow: your call with ${name}`, body: `${home} / ${away}.` }),
  hour: ({ name, home, away }: Named) => ({ title: `In an hour: your call with ${name}`, body: `${home} / ${away}.` }),
} as const

export const refundOwed = (amount: string) => ({
  title: `We send your ${amount} back`,
  body: 'Your payment for the attorney call came after its time was given away, or a second time. The money goes back the way it came, usually within 5 to 7 working days.',
})

export const nameRequired = 'Please enter the name.'
export const firmRequired = 'Please enter the firm.'
export const zoneRequired = 'Please choose the zone of the hours.'
export const languagesRequired = 'Please enter the languages.'
export const aboutRequired = 'Please say what they do, in two or three sentences.'
export const priceWrong = 'Please enter the price of a paid call in whole rupees.'
export const hoursWrong = 'Hours begin and end on the full or half hour, and end after they begin.'
export const hoursOverlap = 'Two of these hours overlap.'
export const dayWrong = 'Please enter each day off as a day.'

export const booked = 'Your call is booked. We have sent you an e-mail with a calendar file.'
export const movedNow = 'Your call has a new time. The old one is free again.'
export const cancelledNow = 'Your call is cancelled.'
export const givenBack = 'The time is free for others again.'
export const yourCall = 'Your call with an attorney'
export const byPhone = 'By phone'
export const standing = (name: string): string =>
  `Your call with ${name} is booked. We remind you a day and an hour before.`
export const afterPaying = 'If you have just paid, this page shows it within a few seconds. You need not pay again.'
export const noPhone = 'Your profile has no phone number, so the attorney cannot call you.'
export const cancelFree = 'Your time is given to others. You can book another one.'
export const cancelPaid =
  'Your time is given to others. What you paid goes back the way it came, usually within 5 to 7 working days.'
export const noneFree = (name: string): string =>
  `${name} has no free time in the coming four weeks. Please choose the other attorney.`
export const nobodyFree = {
  title: 'No attorney has a free time just now',
  words: 'New times come every day. Tell Asha what it is about, and an advisor finds you one, usually within 1-3 days.',
  way: 'Ask Asha for a time',
  draft: 'I would like to talk to an immigration attorney, and there is no free time.',
} as const

export const ended = {
  cancelled: (name: string, day: string) => `You cancelled the call with ${name} on ${day}.`,
  'cancelled-by-us': (name: string, day: string) =>
    `We had to cancel your call with ${name} on ${day}. We are sorry. Please choose another time.`,
  held: (name: string, day: string) => `Your call with ${name} took place on ${day}. You can book another one.`,
  passed: (name: string, day: string) => `The time of your call with ${name} on ${day} is over.`,
  lapsed: (name: string, day: string) =>
    `The time with ${name} on ${day} was kept for 15 minutes and given back, as no payment came. Please choose a time again.`,
} as const
export const notHeld = (name: string): string => `My call with ${name} did not take place.`
export const refundToCome =
  'Your payment goes back the way it came, usually within 5 to 7 working days. We tell you when it is sent.'
export const refundGone = 'Your payment has been sent back the way it came.'

export const papersLabel = 'Refusal letter, 221(g) slip or other papers'
export const papersHint =
  'Up to four files. Our advisors and admins read them, and an advisor passes them to the attorney.'
export const tooManyPapers = 'Please attach at most four papers.'
export const yourPapers = 'Papers for the call'
