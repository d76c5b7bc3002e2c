import { z } from 'zod'
import { visibleLine } from '#src/values/visible-text.ts'
import { changedElsewhere, problem } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import * as copy from './copy.ts'
import { valueNames } from './rules.ts'

export const someRefused = problem('values-refused', 409, copy.notChanged)

const value = z.enum(valueNames)

const other = z.object({
  place: z.string(),
  words: z.string(),
  href: z.string(),
  /** Empty where it has none yet. */
  was: z.string(),
  /** Changed by a press, changed there alone, or sent with what it has. */
  state: z.enum(['open', 'by-hand', 'sent']),
  follows: z.string().nullable(),
})

const question = z.object({
  /** Where it was said last. */
  place: z.string(),
  value,
  /** As it is kept, and as it is read. */
  text: z.string(),
  shown: z.string(),
  others: z.array(other),
})
export type QuestionView = z.infer<typeof question>

const known = z.object({
  text: z.string(),
  shown: z.string(),
  place: z.string(),
  /** 'From your I-20 form, 3rd May 2027' */
  from: z.string(),
})

const valuesView = z.object({
  known: z.partialRecord(value, known),
  /** What was said at one place, and stands otherwise at others. */
  questions: z.array(question),
})
export type ValuesView = z.infer<typeof valuesView>

export const valuesContract = {
  read: signedInRoute('GET', '/api/values', {
    summary: 'What is known of you, with where it was said and when, and where something else stands.',
    topic: 'profile',
    alsoOn: ['visas', 'insurance', 'loans', 'vaccines', 'transcripts', 'onboarding', 'plan', 'products', 'card'],
    staysOff: true,
    showsIdentity: true,
    answer: valuesView,
  }),
  settle: studentRoute('PUT', '/api/values', {
    summary:
      'Changes these values at the named places by the verbs of these places, and leaves all others as they are. What was sent keeps its value.',
    input: z.object({
      texts: z.partialRecord(value, z.string().max(400).transform(visibleLine)),
      places: z.array(z.string().max(60)).max(40),
    }),
    problems: [changedElsewhere, someRefused],
  }),
}
