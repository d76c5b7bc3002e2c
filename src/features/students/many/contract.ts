import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { nothing } from '#src/wire/shapes.ts'
import { checkTag } from '../copy.ts'
import { notAnAdvisor, tooManyTagsInAll } from '../file/contract.ts'
import {
  checkManyMessage,
  checkTodo,
  mostForMany,
  notConfirmed,
  tooMany,
  tooManyTicked,
  type ActName,
} from './rules.ts'

/** Their messages say how many it is. */
export const tooManyAtOnce = problem('too-many-at-once', 409, tooMany(mostForMany + 1))
export const unconfirmed = problem('unconfirmed', 409, notConfirmed(mostForMany))

const id = z.uuid()

/** Which students a list shows, said by what was searched and chosen. */
export const filter = z.object({
  search: z.string().max(200).default(''),
  /** Of an advisor by id, of who asks, or of nobody. */
  lead: z.union([z.enum(['anyone', 'me', 'nobody']), id]).default('anyone'),
  tag: z.string().max(200).default(''),
})
export type Filter = z.infer<typeof filter>

const who = z.union([z.object({ ids: z.array(id).min(1).max(mostForMany, tooManyTicked) }), z.object({ filter })])
export type WhoOfMany = z.infer<typeof who>

const act = z.discriminatedUnion('do', [
  z
    .object({ do: z.literal('message'), text: z.string().max(20_000).transform(visibleText) })
    .superRefine(saying(checkManyMessage)),
  z.object({ do: z.literal('step'), step: id }),
  z.object({ do: z.literal('lead'), lead: id.nullable() }),
  z.object({ do: z.literal('tag'), tag: z.string().max(200).transform(visibleLine) }).superRefine(saying(checkTag)),
  z
    .object({
      do: z.literal('todo'),
      title: z.string().max(2000).transform(visibleLine),
      dueOn: z.iso.date().nullable().default(null),
    })
    .superRefine(saying(checkTodo)),
])
export type Act = z.infer<typeof act>
export type ActOf<Name extends ActName> = Extract<Act, { do: Name }>

const leftOut = z.array(z.object({ name: z.string(), why: z.string() }))

const previewed = z.object({
  /** What the first of them gets, as it will be; nothing, where all are left out. */
  first: z.object({ name: z.string(), words: z.string() }).nullable(),
  /** For how many it is done. */
  count: z.number().int(),
  leftOut,
})
export type Previewed = z.infer<typeof previewed>

const outcome = z.object({
  batch: id,
  done: z.number().int(),
  leftOut,
  /** For how long it can be taken back. */
  undoSeconds: z.number(),
})
export type Outcome = z.infer<typeof outcome>

/** Each act is done by who may do it for one student, and by nobody else: see rules.ts. */
const { get, post, remove } = deskRoutes(['advisor', 'underwriter', 'admin'])
const refused = [notFound, tooManyAtOnce, notAnAdvisor]
/** Five hundred ids. */
const bodyLimit = 65_536

export const manyContract = {
  steps: get('/api/desk/many/steps', {
    summary: 'The assigned steps that can be given to many students.',
    topic: 'custom-steps',
    input: nothing,
    answer: z.array(z.object({ value: id, label: z.string() })),
  }),
  preview: post('/api/desk/many/previews', {
    summary:
      'What an act for many students would do: for how many, the first one, and who is left out. Changes nothing.',
    input: z.object({ who, act }),
    answer: previewed,
    problems: refused,
    bodyLimit,
  }),
  run: post('/api/desk/many', {
    summary: 'Does one act for many students, once for each key. Those for whom it cannot be done are left out.',
    input: z.object({
      who,
      act,
      /** A new key for each act: sent again, it is answered what was done. */
      batch: id,
      /** The number that was read before it was sent. */
      count: z.number().int().min(0).max(mostForMany).nullable(),
    }),
    answer: outcome,
    problems: [...refused, unconfirmed, tooManyTagsInAll],
    bodyLimit,
  }),
  undo: remove('/api/desk/many/{batch}', {
    summary: 'Takes an act for many students back, for those with whom it still can be.',
    input: z.object({ batch: id }),
    answer: z.object({ undone: z.number().int(), kept: z.number().int() }),
  }),
}
