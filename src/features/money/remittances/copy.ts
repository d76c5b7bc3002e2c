// What is said of money that was sent abroad.
import { fundingNames } from '#src/features/exchange/copy.ts'

export const title = 'Money sent abroad'
export const lede = 'By financial year, April to March, and by whose PAN it was sent. We don’t ask for the PAN itself.'
/** Whose PAN it is; of somebody else, their name says it. */
export const holderNames = {
  student: 'You',
  father: 'Father',
  mother: 'Mother',
  'co-borrower': 'Co-borrower who is not a parent',
} as const
export const someoneElse = 'Somebody else'

export const kindNames = { ...fundingNames, other: 'Not for studies' } as const

export const labels = {
  holder: 'Whose PAN?',
  name: 'What do you call them?',
  year: 'Financial year',
  day: 'Day it was sent',
  rupees: 'Rupees that were changed',
  dollars: 'Dollars that were sent',
  kind: 'The money was from',
  through: 'Sent through',
  tcs: 'TCS that was taken',
} as const

export const hints = {
  name: 'A name that you recognise, such as Uncle Ramesh. Not the number.',
  rupees: 'Without GST, fees and TCS.',
  through: 'The bank or the firm.',
} as const

export const wrong = {
  holder: 'Please choose whose PAN it was.',
  name: 'Please say whose PAN it was, such as Uncle Ramesh.',
  day: 'Please enter a day, such as 16th August 2026.',
  later: 'This day is still to come. Below you see what falls on a sum that you send next.',
  rupees: 'Please enter the rupees, up to ₹10,00,00,000.',
  dollars: 'Please enter the dollars, up to $1,000,000.',
  kind: 'Please choose where the money was from.',
  tcs: 'Please enter the TCS in rupees, or leave it empty.',
  tcsTooLarge: 'This is more than the sum itself. Please check it.',
} as const
export const tooMany = 'Your list is full. Please remove what is no longer needed.'

export const add = 'Add what was sent'
export const edit = 'Change'
export const remove = 'Remove'
export const editing = 'Change what was sent'
export const removeTitle = 'Remove this from the list?'
export const removeWhat = (words: string): string => `${words} The money itself is not changed by it.`
export const keep = 'Keep it'
export const removed = 'Removed from the list.'
export const empty = 'Nothing is on the list for this year. Add what was sent, so that the limits below are right.'

export const card = 'Safar card'
/** A PAN that is not the profile's own: its last four signs tell whose it is. */
export const panEnding = (pan: string): string => `PAN ending ${pan.slice(-4)}`
export const declaredCounts = (rupees: string, dollars: string): string =>
  `${rupees} more that you declared with an order for the Safar card is not on this list, and counts as sent in both limits above: as ${dollars}, at the rate of that order.`
export const whosePan = 'Whose PAN is this?'
export const whosePanWhy = (rupees: string, ending: string): string =>
  `${rupees} for the Safar card was sent on the ${panEnding(ending)}. Once you say whose PAN it is, this and later orders on it count with everything else that this person sent.`
export const panNotCounted = (rupees: string, ending: string): string =>
  `${rupees} for the Safar card was sent on the ${panEnding(ending)}. It is not counted here: you have not said whose PAN it is.`
export const sayWhose = 'Say whose PAN it is'
export const panCounted = (rupees: string, ending: string): string =>
  `${rupees} for the Safar card was sent on the ${panEnding(ending)}, and counts here.`
export const changeWhose = 'Change whose PAN it is'
export const ofYear = (words: string): string => `Sent in ${words}`
export const columns = {
  day: 'Day',
  kind: 'From',
  rupees: 'Rupees',
  dollars: 'Dollars',
  through: 'Through',
  tcs: 'TCS taken',
  actions: 'Actions',
} as const

export const march = 'Until 31st March'
export const dayOfYear = (day: number, of: number): string => `Day ${day} of ${of} of the financial year.`
export const daysLeft = (left: number): string =>
  left === 0
    ? 'Today is its last day: from tomorrow both limits start again.'
    : `${left === 1 ? 'One day is' : `${left} days are`} left after today. On 1st April both limits start again.`
export const yearOver = 'This year is over.'

export const free = 'Free of TCS'
export const freeLeft = (left: string, of: string): string => `${left} of ${of} left`
export const limit = 'Limit of the Liberalised Remittance Scheme'
export const taken = (taken: string, byRule: string): string =>
  `TCS taken: ${taken}. By the rule for studies: ${byRule}.`
export const takenDiffers = 'They differ: compare with the bank’s receipts, and ask the bank how it counts.'
export const takenHereDiffers = 'They differ: what Safar took was worked out from what you declared with each order.'

export const next = 'The next sum'
export const nextLabel = 'Rupees you want to send'
export const nextInvalid = 'Please enter an amount in rupees.'
export const gst = 'GST on changing it'
export const tcsNow = (tcs: string): string => `TCS if you send it now: ${tcs}`
export const tcsLater = (tcs: string, day: string): string => `TCS if you send it on ${day} or later: ${tcs}`
export const movingSaves = (less: string, day: string): string =>
  `Waiting until ${day} lowers the TCS by ${less}. Check first that the university does not need the money earlier.`
export const movingSavesNothing = 'Waiting for April changes nothing: the TCS would be the same.'
export const notComputed =
  'We work out the TCS for studies only. Other purposes have other rules: please ask your bank.'
export const claim =
  'TCS is tax paid in advance on this PAN. Its holder sets it off against their income tax, or gets it back, with the income tax return. Keep the bank’s receipt for it.'
export const counted =
  'Everything sent on the PAN is counted towards the ten lakh. Ask your bank how it counts money from a loan.'
