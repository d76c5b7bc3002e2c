import { z } from 'zod'
import { notFound, problem } from '../../../wire/problem.ts'
import { route } from '../../../wire/route.ts'
import { moment, nothing } from '../../../wire/shapes.ts'
import { partners } from '../purchase/rules.ts'
import { waiverStages } from './rules.ts'

export const waiverDecided = problem(
  'waiver-decided',
  409,
  'Your university has decided by now. Please load the page again.',
)

const waiverView = z.object({
  stage: z.enum(waiverStages),
  university: z.object({ id: z.string(), name: z.string() }),
  partner: z.enum(partners),
  paidAt: moment,
  /** A few headings, lists and links; null before there is one, or before there is a card to hand in with it. */
  guide: z.string().nullable(),
  /** When the guide was written for this student; null for the university's own. */
  guideAt: moment.nullable(),
  window: z.object({ opens: z.iso.date().nullable(), deadline: z.iso.date().nullable() }),
  /** What the university's form asks for, to be copied letter for letter. */
  values: z.array(z.object({ label: z.string(), value: z.string() })),
  submittedAt: moment.nullable(),
  approvedAt: moment.nullable(),
  refusedAt: moment.nullable(),
  /** What the university said. */
  refusal: z.string().nullable(),
})
export type WaiverView = z.infer<typeof waiverView>

export const waiverContract = {
  read: route('GET', '/api/insurance/waiver', {
    who: 'student',
    summary: 'How far one is with being let off the insurance of one’s university, and the guide to it.',
    input: nothing,
    answer: waiverView.nullable(),
  }),
  submit: route('PUT', '/api/insurance/waiver/submission', {
    who: 'student',
    summary: 'Says that the waiver was handed in at the university. Said again, the first time counts.',
    input: nothing,
    answer: nothing,
    problems: [notFound, waiverDecided],
  }),
  takeBack: route('DELETE', '/api/insurance/waiver/submission', {
    who: 'student',
    summary: 'Takes back that the waiver was handed in, as long as it is not decided.',
    input: nothing,
    answer: nothing,
    problems: [notFound, waiverDecided],
  }),
}
