import { z } from 'zod'
import { typedShape } from '#src/records/shapes.ts'
import { saying } from '#src/values/messages.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { checkContent, contentRecord } from './record/rules.ts'
import { contentTypes, formatNames } from './rules.ts'

/** Its message names who changed it. */
export const changedMeanwhile = problem('content-changed', 409, 'Somebody changed this while you were writing.')

const { get, post, put, remove } = deskRoutes(['advisor', 'admin'])
const id = z.uuid()

const card = z.object({
  id: z.string(),
  /** What Safar calls it, where it brought it along: a step asks for it by this name. */
  broughtAs: z.string().nullable(),
  type: z.enum(contentTypes),
  format: z.enum(formatNames),
  title: z.string(),
  summary: z.string(),
  /** The stage it belongs to, by route; null for what is good to know anywhere. */
  stage: z.string().nullable(),
  /** How long it takes to read; null where it is not read. */
  minutes: z.number().int().nullable(),
  source: z.object({ name: z.string(), checkedOn: z.string() }).nullable(),
})
export type ContentCard = z.infer<typeof card>

const contentView = card.extend({
  /** Cleaned; what an article says, a snippet answers, or what was said in a recording. */
  body: z.string(),
  /** What a player shows, or where a link leads. */
  embed: z.string().nullable(),
  media: z.object({ address: z.string(), type: z.string(), bytes: z.number().int().nullable() }).nullable(),
  captions: z.string().nullable(),
  /** When one sent the form that it is, as Typeform reported. */
  sentAt: moment.nullable(),
})
export type ContentView = z.infer<typeof contentView>

const deskContent = contentView.extend({
  address: z.string(),
  mediaId: z.string().nullable(),
  mediaName: z.string().nullable(),
  captionsId: z.string().nullable(),
  captionsName: z.string().nullable(),
  order: z.number(),
  version: z.number().int(),
  changedAt: moment,
  changedBy: z.string().nullable(),
  publishedAt: moment.nullable(),
})
export type DeskContent = z.infer<typeof deskContent>

const written = typedShape(contentRecord)
/** As its editor sends it. */
export const contentTyped = written.superRefine(saying(checkContent))

export const contentContract = {
  list: route('GET', '/api/content', {
    mayLag: true,
    who: 'signed-in',
    summary: 'What there is to watch, read, hear and play: everything, or one stage.',
    topic: 'content',
    input: z.object({ stage: z.string().max(100).optional() }),
    answer: z.array(card),
  }),
  read: route('GET', '/api/content/{id}', {
    mayLag: true,
    who: 'signed-in',
    summary: 'One library item, whole.',
    topic: 'content',
    input: z.object({ id }),
    answer: contentView,
    problems: [notFound],
  }),
  listAll: get('/api/desk/content', {
    summary: 'Everything in the library, including unpublished items.',
    topic: 'content',
    input: nothing,
    answer: z.array(deskContent),
  }),
  add: post('/api/desk/content', {
    summary: 'Adds an item; nobody else sees it before it is published.',
    input: contentTyped,
    answer: deskContent,
    problems: [notFound],
    bodyLimit: 262_144,
  }),
  change: put('/api/desk/content/{id}', {
    summary: 'Changes an item, unless somebody else has changed it since you loaded it.',
    input: written.extend({ id, version: z.number().int().min(1) }).superRefine(saying(checkContent)),
    answer: deskContent,
    problems: [changedMeanwhile],
    bodyLimit: 262_144,
  }),
  publish: put('/api/desk/content/{id}/publication', {
    summary: 'Publishes an item to everybody.',
    input: z.object({ id }),
  }),
  withdraw: remove('/api/desk/content/{id}/publication', {
    summary: 'Withdraws an item from the library; it stays at the desk.',
    input: z.object({ id }),
  }),
}

export const contentContracts = { content: contentContract }
