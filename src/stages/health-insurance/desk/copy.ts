// The words of the underwriters' side, and what a student is told of what was done there.
import type { Todo } from './rules.ts'

export const todoWords = {
  card: 'Card to issue',
  guide: 'Guide to write',
  invoice: 'Invoice to issue',
  decision: 'Waiver decision to note',
} as const satisfies Record<Todo, string>

export const memberRequired = 'Please enter the member number that the insurer gave.'
export const memberInvalid = 'A member number has letters, digits, spaces, dots, strokes and hyphens.'
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
export const notDecided = 'There is no decision to take back.'

type Told = { title: string; body: string }

export const told = {
  deposit: (plan: string, university: string): Told => ({
    title: 'Deposit Confirmed',
    body: `Your plan ${plan} is approved for a waiver application at ${university}. Your ID card and the waiver guide follow within 24 hours.`,
  }),
  card: (plan: string): Told => ({
    title: 'Your insurance card is there',
    body: `The insurer took you in for ${plan}. Your ID card is under Your insurance, and you can save it on your phone.`,
  }),
  certificate: (plan: string): Told => ({
    title: 'Your insurance certificate is there',
    body: `The certificate of ${plan} is under Your insurance. Hand it in with your waiver where your university asks for it.`,
  }),
  guide: (university: string): Told => ({
    title: 'Your waiver guide is there',
    body: `It says step by step how to hand in the waiver at ${university}, with the values to copy.`,
  }),
  approved: (university: string): Told => ({
    title: 'Your waiver is approved',
    body: `${university} lets you off its own insurance. Your cover with us stands in its place.`,
  }),
  refused: (university: string): Told => ({
    title: `${university} refused your waiver`,
    body: 'What it said, and what you can do now, stands in the step Get waiver guide.',
  }),
  takenBack: (university: string): Told => ({
    title: 'We corrected what we noted of your waiver',
    body: `What we noted as the decision of ${university} was a mistake of ours. The step Get waiver guide shows how it stands.`,
  }),
  invoice: (amount: string, bills: number): Told => ({
    title: 'Your insurance invoice is there',
    body:
      bills === 1
        ? `${amount} is left to pay after your deposit. See until when in the step Pay invoice.`
        : `${amount} is left to pay after your deposit, in ${bills} bills. See until when in the step Pay invoice.`,
  }),
  voided: (amount: string, why: string): Told => ({ title: `We voided your invoice over ${amount}`, body: why }),
  ended: (plan: string, reason: string): Told => ({
    title: `We ended your insurance ${plan}`,
    body: `${reason.slice(0, 400)} What you paid is being sent back to your card.`,
  }),
} as const
