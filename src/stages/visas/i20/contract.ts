import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { pdf } from '#src/wire/files.ts'
import { changedElsewhere, invalidInput, notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { aids, genders, holdings, isBirthday, lineProblem, mostAYear, nameProblems } from './rules.ts'

export const dobMissing = problem('dob-missing', 422, copy.dobMissing, 'dob')
export const universityInvalid = problem('university-invalid', 422, copy.universityInvalid, 'universityId')

const line = z
  .string()
  .max(1000)
  .transform(visibleLine)
  .superRefine((text, context) => {
    const message = lineProblem(text)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

/** In cents; null takes it away. */
const amount = z.number(copy.amountInvalid).int(copy.amountInvalid).min(0, copy.amountInvalid).max(mostAYear).nullable()

/** An empty text takes a value away. The amounts are of year 1, which is assured, and of 2 to 4, projected. */
export const i20Fields = z
  .object({
    last_name: line,
    first_name: line,
    middle_name: line,
    gender: z.enum(genders),
    dob: z.string().refine(typed => typed === '' || isBirthday(typed), copy.dobInvalid),
    birth_country: line,
    birth_city: line,
    citizenship_country: line,
    i20_holder: z.enum(holdings),
  })
  .extend({ ss_name: line, ss_year1: amount, ss_year2: amount, ss_year3: amount, ss_year4: amount })
  .extend({ ps_name: line, ps_year1: amount, ps_year2: amount, ps_year3: amount, ps_year4: amount })
  .extend({ gs_name: line, gs_year1: amount, gs_year2: amount, gs_year3: amount, gs_year4: amount })
  .extend({ university_aid: z.enum(aids), university_name: line })
  .extend({ university_year1: amount, university_year2: amount, university_year3: amount, university_year4: amount })
  .extend({ other_name: line, other_year1: amount, other_year2: amount, other_year3: amount, other_year4: amount })
  .partial()
export type I20Data = z.output<typeof i20Fields>

const universityId = z.string().max(200).nullable().optional()
const university = z.object({ id: z.string(), name: z.string() }).nullable()

const flag = z.boolean()
const flags = z.object({ check_male: flag, check_female: flag, check_job: flag, check_loan: flag, check_grant: flag })

const form = z.string().nullable()

const filledI20 = z.object({
  i20LongURL: z.string(),
  university,
  /** What the university's own form is called; null for our worksheet. */
  form,
  filledAt: moment,
})
export type FilledI20 = z.infer<typeof filledI20>

const i20View = z.object({
  data: i20Fields.extend(flags.shape),
  university,
  /** Where the profile says that one is admitted. */
  admittedTo: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The form that filling fills, as in the filled one. */
  form,
  changedAt: moment.nullable(),
  filledI20: filledI20.nullable(),
})
export type I20View = z.input<typeof i20View>

export const i20Contract = {
  read: signedInRoute('GET', '/api/visas/i20', {
    summary: 'The I-20 data document, the university it is for, and the filled form.',
    topic: 'visas',
    answer: i20View,
    showsIdentity: true,
  }),
  change: signedInRoute('PUT', '/api/visas/i20', {
    summary:
      'Changes the given values and keeps the rest; an empty text or null removes a value. Where the earlier value is sent along, nothing newer is overwritten.',
    input: i20Fields
      .extend({ universityId, was: i20Fields.extend({ universityId }).optional() })
      .superRefine(saying(nameProblems)),
    problems: [universityInvalid, changedElsewhere, invalidInput],
    waits: true,
  }),
  fill: signedInRoute('POST', '/visas/i20/fillI20', {
    summary: 'Fills the form with the stored data and keeps it as a PDF.',
    answer: filledI20,
    problems: [dobMissing, invalidInput, tooManyRequests],
  }),
  file: signedInRoute('GET', '/api/visas/i20/files/{file}', {
    summary: 'The filled form, for its owner.',
    input: z.object({ file: z.string().max(100) }),
    ...pdf,
    problems: [notFound],
    showsIdentity: true,
  }),
}
