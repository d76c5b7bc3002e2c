import { z } from 'zod'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { applicationBlocked } from '../blocking/contract.ts'
import { verdictShape } from '../demands/contract.ts'
import { partners } from '../coverage/rules.ts'
import { waiverStages } from './rules.ts'

export const waiverDecided = problem(
  'waiver-decided',
  409,
  'Your university has decided by now. Please load the page again.',
)

const date = z.iso.date().nullable()
const read = z.object({ opens: date, deadline: date, source: z.string(), checkedOn: z.iso.date() })
/** The days in which the university takes waivers: read at a source, or its last day as the student typed it. */
export const windowView = z.object({
  opens: date,
  deadline: date,
  source: z.string().nullable(),
  checkedOn: date,
  isOwn: z.boolean(),
  earlier: read.nullable(),
})

/** One of several insurances; without it the one that runs. */
const ofPolicy = z.object({ policy: z.uuid().optional() })

const waiverView = z.object({
  policy: z.string(),
  stage: z.enum(waiverStages),
  university: z.object({ id: z.string(), name: z.string() }),
  partner: z.enum(partners),
  paidAt: moment,
  /** Whether the university is likely to accept the plan, by its rules as we know them today. */
  verdict: verdictShape,
  /** A few headings, lists and links; null before there is one, or before it was given: with the card, by the desk, or when it was due. */
  guide: z.string().nullable(),
  /** When the guide was written for this student; null for the university's own. */
  guideAt: moment.nullable(),
  /** Promised where there is a guide: until when each comes, and when somebody had checked the application. */
  emailBy: moment.nullable(),
  emailAt: moment.nullable(),
  /** By then, as the late letter said, a person reads the application. */
  readBy: moment.nullable(),
  guideBy: moment.nullable(),
  window: windowView,
  /** What the university's form asks for, to be copied letter for letter. */
  values: z.array(z.object({ label: z.string(), value: z.string() })),
  submittedAt: moment.nullable(),
  approvedAt: moment.nullable(),
  refusedAt: moment.nullable(),
  /** What the university said. */
  refusal: z.string().nullable(),
  /** Refused, and ended by this day, all that was paid goes back; null otherwise, and where no rule was kept with it. */
  allBackUntil: date,
})
export type WaiverView = z.infer<typeof waiverView>

export const waiverContract = {
  read: studentRoute('GET', '/api/insurance/waiver', {
    summary: "Your progress with the waiver of your university's insurance, and the guide to it.",
    topic: 'insurance',
    input: ofPolicy,
    answer: waiverView.nullable(),
  }),
  submit: studentRoute('PUT', '/api/insurance/waiver/submission', {
    summary: 'Says that the waiver was submitted to the university. Repeated, the first time counts.',
    input: ofPolicy,
    problems: [applicationBlocked, notFound, waiverDecided],
  }),
  takeBack: studentRoute('DELETE', '/api/insurance/waiver/submission', {
    summary: 'Undoes that, as long as the waiver is not decided.',
    input: ofPolicy,
    problems: [applicationBlocked, notFound, waiverDecided],
  }),
  setDeadline: studentRoute('PUT', '/api/insurance/waiver/deadline', {
    summary: 'The last day to submit the waiver, as you read it at the university; an empty one removes it.',
    input: ofPolicy.extend({ deadline: z.string().max(40).default('') }),
    problems: [applicationBlocked, notFound, invalidInput],
  }),
}
