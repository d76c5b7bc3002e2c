import { z } from 'zod'
import { conflict, notFound, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { familyRoute, seldom, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { dueLine } from '../../money/contract.ts'
import { paymentArrived } from '../../payments/contract.ts'
import { relations } from '../rules.ts'
import { refusals } from './copy.ts'

export const notAskable = problem('family-not-askable', 409, refusals.notAskable)
export const tooManyAsks = problem('family-too-many-asks', 429, refusals.tooMany)
export const askWithdrawn = problem('family-ask-withdrawn', 410, refusals.withdrawn)
export const askPaid = problem('family-ask-paid', 409, refusals.paid)
export const notPaidHere = problem('family-not-paid-here', 409, refusals.notHere)

const relation = z.enum(relations)

const asksView = z.object({
  /** Who accepted, and sees what is to be paid. */
  people: z.array(z.object({ id: z.string(), name: z.string(), relation })),
  /** What they are asked for, by the rows of the ledger. */
  asks: z.array(z.object({ id: z.string(), row: z.string(), person: z.string(), askedAt: moment })),
})
export type AsksView = z.infer<typeof asksView>

/** Of whom it is asked; of nobody, it is the student's to pay. */
const askedOf = z.array(z.object({ isYou: z.boolean(), relation }))
export type AskedOf = z.infer<typeof askedOf>

export const familyLine = dueLine.extend({ askedOf })
export type FamilyLine = z.infer<typeof familyLine>

export const askedLine = familyLine.extend({
  ask: z.uuid(),
  payee: z.string(),
  /** On a card page of ours, not yet there, or with whom it is owed. */
  paid: z.enum(['here', 'not-yet', 'elsewhere']),
  /** The later parts of the same matter. */
  follows: z.array(familyLine),
})
export type AskedLine = z.infer<typeof askedLine>

export const thanksLine = z.object({ ask: z.string(), what: z.string(), amount: z.string(), payee: z.string() })

const asksContract = {
  read: studentRoute('GET', '/api/family-asks', {
    summary: 'Who of your family you can ask to pay, and what each of them is asked for.',
    topic: 'family',
    answer: asksView,
  }),
  ask: studentRoute('POST', '/api/family-asks', {
    summary: 'Asks somebody of your family to pay one row of your ledger. They see it on their page, and are notified.',
    begins: 'payment',
    input: z.object({ row: z.string().max(100), member: z.uuid() }),
    answer: z.object({ id: z.string() }),
    problems: [notFound, notAskable, tooManyAsks, unavailable],
  }),
  withdraw: studentRoute('DELETE', '/api/family-asks/{id}', {
    summary: 'Takes back what you asked, and closes a card page that was opened by it.',
    staysOpen: true,
    input: z.object({ id: z.uuid() }),
    problems: [notFound, paymentArrived, unavailable],
  }),
}

const paysContract = {
  pay: familyRoute('money', 'POST', '/api/family/{student}/asks/{ask}/checkout', {
    summary: "Where to pay by card what the student asks of you. The amount and the payee are the bill's own.",
    begins: 'payment',
    input: z.object({ student: z.uuid(), ask: z.uuid() }),
    answer: z.object({ url: z.string() }),
    problems: [notFound, askWithdrawn, askPaid, notPaidHere, paymentArrived, conflict, tooManyRequests, unavailable],
  }),
}

export const asksContracts = { familyAsks: seldom(asksContract), familyPays: seldom(paysContract) }
