// The headings 'insurance-card' and 'emergency-card'.
import { z } from 'zod'
import { notFound } from '#src/wire/problem.ts'
import { familyRoute, seldom } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { emergencyContacts } from '../../passport-profile/checks/rules.ts'

const insuranceCard = z.object({
  id: z.string(),
  insurer: z.string(),
  plan: z.string(),
  policyNumber: z.string(),
  university: z.string(),
  /** The name and the number by which the insurer knows them; null before it issued the card. */
  face: z.object({ name: z.string(), member: z.string() }).nullable(),
  from: z.iso.date(),
  until: z.iso.date(),
  /** To call in an emergency; null where the plan names none. */
  phone: z.string().nullable(),
  /** Sample data says of which day it is. */
  sampleOf: z.iso.date().nullable(),
})
export type InsuranceCard = z.infer<typeof insuranceCard>

const insuranceView = z.object({ now: moment, cards: z.array(insuranceCard) })
export type InsuranceView = z.infer<typeof insuranceView>

const emergencyView = z.object({
  now: moment,
  name: z.string(),
  /** The student's own. */
  phone: z.string().nullable(),
  /** Whom the student named, where there is a number. */
  contact: z.object({ who: z.enum(emergencyContacts), phone: z.string() }).nullable(),
  cards: z.array(insuranceCard),
})
export type EmergencyView = z.infer<typeof emergencyView>

const cardsContract = {
  insurance: familyRoute('insurance-card', 'GET', '/api/family/{student}/insurance-card', {
    summary:
      'The card of the health insurance that a student has: insurer, plan, numbers, days, and whom to call. Nothing about health or claims.',
    topic: 'family',
    input: z.object({ student: z.uuid() }),
    answer: insuranceView,
    problems: [notFound],
  }),
  emergency: familyRoute('emergency-card', 'GET', '/api/family/{student}/emergency-card', {
    summary:
      'Whom to call in an emergency and what to say: the student’s name and phone, whom they named, and the insurance card.',
    topic: 'family',
    input: z.object({ student: z.uuid() }),
    answer: emergencyView,
    problems: [notFound],
  }),
}

export const familyCardsContracts = { familyCards: seldom(cardsContract) }
