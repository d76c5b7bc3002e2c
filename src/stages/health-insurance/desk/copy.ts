// The words of the underwriters' side, and what a student reads about it.
import { allBack } from '../waiver/copy.ts'
import type { WaiverStage } from '../waiver/rules.ts'

export const memberRequired = 'Please enter the member number that the insurer gave.'
export const memberInvalid = 'A member number has letters, digits, spaces, dots, strokes and hyphens.'
export const askedOnWrong = 'Please enter a day from the deposit until today, or leave it empty.'
export const askedOn = {
  label: 'Day on which the student asked',
  hint: 'If they asked in the chat or by phone. What goes back is counted from that day. Empty: from today.',
  toEnd: 'Go to End this policy',
  notice: (student: string): string => `${student} asked to end this insurance`,
  noticeText: (day: string): string =>
    `They asked on ${day}, and what goes back is counted from that day. They are covered and billed until you end it.`,
  known: (day: string): string =>
    `They asked on ${day} in their step: that day counts, or an earlier one that you enter.`,
} as const
export const reasonRequired = 'Please write why, in words that the student reads.'

const doneBy = (did: string) => (name: string) => `${name} ${did} a moment ago.`
export const cardIssuedBy = doneBy('issued this card')
export const guideChangedBy = doneBy('changed this guide')
export const decidedBy = doneBy('noted the decision on this waiver')

export const invoiceIssued = 'The invoice was issued a moment ago.'
export const nothingToInvoice = 'There is nothing left to pay for this insurance.'
export const invoicePaid = 'This invoice was paid meanwhile, so it stands.'
export const invoiceVoided = 'This invoice was voided a moment ago.'
export const policyEnded = 'This insurance was ended a moment ago.'
export const nothingPromised = 'Nothing was promised for this insurance: its university has no waiver guide.'
export const notDecided = 'There is no decision to take back.'

type Message = { title: string; body: string }

export const messages = {
  card: (plan: string): Message => ({
    title: 'Your insurance card is ready',
    body: `The insurer took you in for ${plan}. Your ID card is under Your insurance, and you can save it on your phone.`,
  }),
  corrected: (plan: string): Message => ({
    title: 'Your insurance card was corrected',
    body: `The member number on your ID card of ${plan} is another now. Save the card again, and use the new one.`,
  }),
  certificate: (plan: string): Message => ({
    title: 'Your insurance certificate is there',
    body: `The certificate of ${plan} is under Your insurance. Hand it in with your waiver where your university asks for it.`,
  }),
  guide: (university: string): Message => ({
    title: 'Your waiver guide is there',
    body: `It says step by step how to hand in the waiver at ${university}, with the values to copy.`,
  }),
  /** Of a guide whose time is over no time is promised. */
  checked: (guide: { is: 'there' } | { is: 'late' } | { is: 'promised'; by: string }): Message => ({
    title: 'We approved your waiver application on our side',
    body: `We checked your application for the waiver and approved it on our side. ${guide.is === 'there' ? 'Your guide is in the step Get waiver guide' : guide.is === 'late' ? 'Your guide is late; you get a letter when it is there' : `Your guide comes by ${guide.by}`}; your university decides.`,
  }),
  approved: (university: string): Message => ({
    title: 'Your waiver is approved',
    body: `${university} accepted your plan in place of its own insurance. Check that its own charge comes off your bill.`,
  }),
  refused: (university: string, allBackUntil: string | null): Message => ({
    title: `${university} refused your waiver`,
    body: `What it said, and what you can do now, is in the step Get waiver guide.${allBackUntil === null ? '' : ` If it does not take this plan, ask us to end it. ${allBack(allBackUntil)}`}`,
  }),
  takenBack: (university: string): Message => ({
    title: 'We corrected what we noted of your waiver',
    body: `What we noted as the decision of ${university} was a mistake of ours. The step Get waiver guide shows how it stands.`,
  }),
  invoice: (amount: string, bills: number): Message => ({
    title: 'Your insurance invoice is there',
    body:
      bills === 1
        ? `${amount} is left to pay after your deposit. See until when in the step Pay invoice.`
        : `${amount} is left to pay after your deposit, in ${bills} bills. See until when in the step Pay invoice.`,
  }),
  voided: (amount: string, why: string): Message => ({ title: `We voided your invoice over ${amount}`, body: why }),
  ended: (plan: string, reason: string, back: string): Message => ({
    title: `We ended your insurance ${plan}`,
    body: `${reason.slice(0, 400)} ${back}`,
  }),
} as const

/** Bought before there was a rule. */
export const noRuleYet =
  'We look at what goes back of what you paid. You get a letter when money is sent; nothing is sent yet.'
export const notBack = 'It cannot be taken up again. If you end it now, this applies.'
export const noRule = (paid: string): string =>
  `${paid} was paid, and no rule for refunds was kept with it. You decide what goes back.`

/** Said after an action. */
export const done = {
  card: 'The card is issued. The student is notified.',
  corrected: 'The card is corrected. The student is notified.',
  certificate: 'The student has the certificate.',
  guide: 'The student has this guide now.',
  checked: 'Sent. The student has the e-mail.',
  guideGiven: 'The student has the guide now.',
  guideRemoved: 'The university’s own guide counts again.',
  approved: 'Noted as approved. The student is notified.',
  refused: 'Noted as refused. The student is notified.',
  takenBack: 'Taken back. The student is notified.',
  invoice: 'The invoice is issued. The student is notified.',
  voided: 'Voided. The student is notified.',
  ended: 'The insurance is ended. The student is notified.',
  notHandedIn:
    'The student did not say yet that it was handed in. If the university wrote to us, note it all the same.',
} as const

export const stageWords = {
  'no-waiver': 'This university takes no waivers.',
  'no-guide': 'There is no guide for this university, and it was not handed in yet.',
  'in-progress': 'The student waits for the e-mail, the guide and the card.',
  'to-hand-in': 'With the student: not handed in yet.',
  'handed-in': 'Handed in',
  approved: 'Approved',
  refused: 'Refused',
} as const satisfies Record<WaiverStage, string>

export const guideHint = ({ guide, isOwn }: { guide: string | null; isOwn: boolean }): string => {
  if (guide === null) return 'This university has none.'
  return isOwn ? 'Written for this student.' : 'The university’s own, from its settings.'
}

export const filterWords = {
  waiting: 'All that waits',
  all: 'All, also what waits for nothing',
  partners: 'All partners',
  none: (count: number): string =>
    count === 1
      ? 'One insurance is hidden by what you chose above.'
      : `${count} insurances are hidden by what you chose above.`,
} as const

export const reasonWords = {
  'late-waiver': 'Delay in waiver processing',
  replaced: 'A new one takes its place',
} as const

/** 'Home postal code' of 'homePostalCode': the fields are named as one says them, but for a few. */
export function fieldWords(field: string): string {
  const known = named[field]
  if (known !== undefined) return known
  const words = field.replaceAll(/([A-Z]|\d+)/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const named: Readonly<Record<string, string | undefined>> = {
  dob: 'Date of birth',
  universityID: 'University',
  planID: 'Plan',
  studentId: 'Student ID',
  passportCountry: 'Citizenship',
  homeAddress1: 'Home address',
  destinationAddress1: 'US address',
  destinationCity: 'US city',
  destinationStateCode: 'US state',
  destinationPostalCode: 'US ZIP code',
  usMobilePrefix: 'US mobile prefix',
  usMobileNumber: 'US mobile number',
  refEmails: 'Referred friends',
  securityAns1: 'Security answer 1',
  securityAns2: 'Security answer 2',
}
