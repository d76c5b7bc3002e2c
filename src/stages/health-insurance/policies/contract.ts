import { z } from 'zod'
import { pdf } from '#src/wire/files.ts'
import { notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { partners } from '../coverage/rules.ts'
import { backView, refundRuleShape } from '../refunds/contract.ts'
import { endRequest } from './ending/copy.ts'
import { policyStatuses } from './rules.ts'

export const policyEnded = problem('own-policy-ended', 409, endRequest.isEnded)
export const policyOver = problem('own-policy-over', 409, endRequest.isOver)

const url = z.string().nullable()

/** The specification's insurance record. */
const policyView = z.object({
  id: z.string(),
  /** As it was called when it was bought. */
  insurancePlan: z.string(),
  /** As it is called now. */
  retailName: z.string(),
  partner: z.enum(partners),
  insuranceCompany: z.string(),
  policyID: z.string(),
  coverageStartDate: z.iso.date(),
  coverageEndDate: z.iso.date(),
  status: z.enum(policyStatuses),
  university: z.string(),
  universityID: z.string(),
  boughtAt: moment,
  /** What stands on the card; null before the insurer took one in. */
  card: z.object({ name: z.string(), member: z.string(), issuedAt: moment }).nullable(),
  cardLongURL: url,
  certificateLongURL: url,
  certificateName: z.string().nullable(),
  brochureURL: url,
  planID: z.string(),
  /** The insurer’s, for claims by post; null where the desk entered none. */
  claimsAddress: z.string().nullable(),
  /** Sample data says of which day it is. */
  sampleOf: z.iso.date().nullable(),
  /** The rule by which money goes back, as it was kept with the purchase. */
  refundRule: refundRuleShape,
  /** The student asked us to end it, on that day of theirs: it counts. */
  endAskedOn: z.iso.date().nullable(),
  endedAt: moment.nullable(),
  /** Of one that was ended: what comes back of each payment, and how far that is. */
  back: z.array(backView),
})
export type PolicyView = z.infer<typeof policyView>

export const policiesContract = {
  read: studentRoute('GET', '/api/insurance/policies', {
    summary: 'Your insurance, those that follow it, and earlier ones, the latest first.',
    topic: 'policies',
    /** Following: those that begin once the current one is over, or beside it. */
    answer: z.object({
      current: policyView.nullable(),
      following: z.array(policyView),
      earlier: z.array(policyView),
    }),
  }),
  askEnd: studentRoute('PUT', '/api/insurance/policies/{policy}/end', {
    summary:
      'Asks us to end an insurance. The refund is counted from today, however long we take. Repeated, the first time counts.',
    input: z.object({ policy: z.uuid() }),
    problems: [notFound, policyEnded, policyOver],
  }),
  takeBackEnd: studentRoute('DELETE', '/api/insurance/policies/{policy}/end', {
    summary: 'Withdraws the request to end an insurance, as long as we have not ended it.',
    input: z.object({ policy: z.uuid() }),
    problems: [notFound, policyEnded],
  }),
  card: studentRoute('GET', '/api/insurance/policies/{policy}/card', {
    showsIdentity: true,
    summary: 'The ID card as a PDF, for its owner.',
    input: z.object({ policy: z.uuid() }),
    ...pdf,
    problems: [notFound, tooManyRequests],
  }),
}
