// The words of the desk's pages for products and orders.
import { changedBy, somebody } from '#src/features/desk-kit/rules.ts'
import type { ProductKind } from '../rules.ts'
import type { Standing } from '../rules.ts'

export const idWrong = 'Please enter a short id of small letters, digits and dashes, such as everyday-account.'
export const idTaken = 'There is a product with this id already.'
export const kindRequired = 'Please choose what it is.'
export const lineRequired = 'Please enter this.'
export const priceWrong = 'Please enter an amount in dollars, such as 25.00; 0 where it costs nothing.'
export const placeWrong = 'Please enter a whole number: the smallest stands first.'
export const simsRequired = 'Please tick an eSIM, a SIM, or both.'
export const addressWrong = 'Please enter a whole address that starts with https://.'
export const sourceRequired = 'Please say where this was read.'
export const checkedOnWrong = 'Please enter the day on which it was read. It is not ahead.'
export const termsTooLong = (most: number): string => `Please keep each of these to ${most} characters.`

export const answerRequired = 'Please write what the student does next.'
export const reasonRequired = 'Please tell the student why, and what they can do now.'
export const outcomeRequired = 'Please choose what the partner said.'
export const codeRequired = 'Please enter the activation code: without it an eSIM is of no use.'

export const changedMeanwhile = changedBy(somebody, 'the same day')
export const withdrawn = 'The student took this back a moment ago. Nothing is to be answered any more.'
export const receivedBefore = 'The student has it in hand already, so the partner’s yes stands.'
export const anotherStands = 'The student has sent another meanwhile. Answer that one.'

export const kindLabels = {
  'bank-account': 'Bank accounts',
  'credit-card': 'Credit cards',
  'phone-plan': 'Phone plans',
} as const satisfies Record<ProductKind, string>

export const standingNames = {
  waits: 'To pass on',
  'taken-up': 'With the partner',
  granted: 'Granted',
  received: 'In hand',
  declined: 'Declined',
  withdrawn: 'Taken back',
} as const satisfies Record<Standing, string>

export const outcomeNames = { granted: 'The partner said yes', declined: 'The partner said no' } as const
