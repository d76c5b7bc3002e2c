import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { toeflScales } from '#src/values/test-scores.ts'
import { missingUser, notFound, problem } from '#src/wire/problem.ts'
import { route, signedInRoute } from '#src/wire/route.ts'
import * as copy from './rules.ts'
import { checkGmat, checkGre, checkToefl, tests } from './rules.ts'

export const tooManyScores = problem('too-many-scores', 409, copy.tooMany)

/** Missing is not a number, so that the rule speaks and not the schema. */
const number = z
  .number()
  .nullish()
  .transform(value => value ?? Number.NaN)
const id = z.uuid()
const known = { id: z.string(), userId: z.string(), createdAt: z.iso.datetime() }

const gre = z
  .object({ id: id.optional(), quant: number, verbal: number, writing: number })
  .superRefine(saying(checkGre))
const toefl = z
  .object({ id: id.optional(), score: number, scale: z.enum(toeflScales).default('0-120') })
  .superRefine(saying(checkToefl))
const gmat = z.object({ id: id.optional(), score: number }).superRefine(saying(checkGmat))
export type GreScore = z.output<typeof gre>
export type ToeflScore = z.output<typeof toefl>
export type GmatScore = z.output<typeof gmat>

export const testScoresView = z.object({
  gre: z.array(z.object({ ...known, quant: z.number(), verbal: z.number(), writing: z.number() })),
  toefl: z.array(
    z.object({
      ...known,
      score: z.number(),
      scale: z.enum(toeflScales),
      /** The same on the other scale. */
      band: z.number().nullable(),
      range: z.object({ from: z.number(), to: z.number() }).nullable(),
    }),
  ),
  gmat: z.array(z.object({ ...known, score: z.number() })),
})
export type TestScoresView = z.infer<typeof testScoresView>

const batch = <Score extends z.ZodType>(score: Score) => z.object({ scores: z.array(score).min(1).max(20) })
const set = { who: 'signed-in', answer: testScoresView, problems: [missingUser, notFound, tooManyScores] } as const

export const testScoresContract = {
  read: signedInRoute('GET', '/api/profile/test-scores', {
    summary: 'All scores, newest first.',
    topic: 'profile',
    input: z.object({}),
    answer: testScoresView,
    problems: [missingUser],
  }),
  setGre: route('PUT', '/api/profile/test-scores/gre', {
    ...set,
    summary: 'Sets several at once, all or none: with an id it changes one, without it adds one.',
    input: batch(gre),
  }),
  setToefl: route('PUT', '/api/profile/test-scores/toefl', {
    ...set,
    summary: 'Saves TOEFL scores, on either scale.',
    input: batch(toefl),
  }),
  setGmat: route('PUT', '/api/profile/test-scores/gmat', { ...set, summary: 'Saves GMAT scores.', input: batch(gmat) }),
  remove: signedInRoute('DELETE', '/api/profile/test-scores/{test}/{id}', {
    summary: 'Removes a test score.',
    input: z.object({ test: z.enum(tests), id }),
    answer: testScoresView,
    problems: [missingUser, notFound],
  }),
}
