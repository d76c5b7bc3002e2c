import { z } from 'zod'
import { savedView } from '../desk-kit/catalogue/contract.ts'
import { ruleStates } from '#src/plan/rule.ts'
import { answerShape, typedShape } from '#src/records/shapes.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { openRoute, route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import * as copy from './record/rules.ts'
import { factRecord } from './record/rules.ts'
import { mostChecked } from './reading/rules.ts'

/** Its message names who changed it, and when. */
export const factChanged = problem('fact-changed-meanwhile', 409, copy.changedMeanwhile)

/** A change of it waits for a second person: nobody writes past it. */
export const factWaits = problem('fact-waits', 409, copy.waitsAlready)

export const sourceShape = z.object({
  name: z.string(),
  checkedOn: z.iso.date(),
  checkAgainBy: z.iso.date().exactOptional(),
  address: z.string().exactOptional(),
})

const listedFact = z.object({
  text: z.string(),
  source: sourceShape,
  /** Where students read it. */
  shownAt: z.string(),
  /** Where the desk changes it; null where only we can, in code. */
  editedAt: z.string().nullable(),
  /** Made up to show how things look, and marked so to students: there is no source to read again. */
  isSample: z.boolean(),
  checkAgainBy: z.iso.date().optional(),
  /** Of what the desk keeps there: what one press notes as read again. */
  entry: z.object({ id: z.string(), version: z.number().int() }).optional(),
  /** Whether it is in force; only what the desk keeps at /desk/facts says so. */
  state: z.enum(ruleStates).optional(),
})
export type ListedFact = z.infer<typeof listedFact>

export const editedFact = z.object({
  id: z.string(),
  words: z.string(),
  state: z.enum(ruleStates),
  lead: z.object({ months: z.number().int(), workingDays: z.number().int(), days: z.number().int() }),
  source: sourceShape.nullable(),
  isEstimate: z.boolean(),
  checkAgainBy: z.iso.date(),
})

export const factTyped = typedShape(factRecord)

const asTyped = z.string()
/** As its editor has it. */
const inEditor = answerShape(factRecord).extend({
  months: asTyped,
  workingDays: asTyped,
  days: asTyped,
  sourceAddress: asTyped,
})
const deskFact = inEditor.extend({
  id: z.string(),
  shownAt: z.string(),
  version: z.number().int(),
  changedAt: moment,
  /** Null while it is as it was released. */
  changedBy: z.string().nullable(),
  /** A change that a second person has to confirm: until then it says what is here. */
  waits: z.object({ by: z.string(), at: moment, typed: inEditor.extend({ state: asTyped }) }).nullable(),
})
export type DeskFact = z.infer<typeof deskFact>

const { get, put } = deskRoutes(['advisor', 'admin'])
const version = z.number().int().min(1).max(2_000_000_000)

export const factsContract = {
  read: openRoute('GET', '/api/facts', {
    mayLag: true,
    summary:
      'Facts that were checked again since this release: each with its source, its day, and whether it is in force.',
    topic: 'facts',
    input: nothing,
    answer: z.object({
      facts: z.array(editedFact),
      /** Those of which a change waits for a second person. */
      checking: z.array(z.string()),
    }),
  }),
}

export const factsDeskContract = {
  list: get('/api/desk/facts/entries', {
    summary: 'All facts that the desk keeps, the next due check first.',
    topic: 'facts',
    input: nothing,
    answer: z.array(deskFact),
  }),
  change: put('/api/desk/facts/entries/{id}', {
    summary:
      'Saves what the source says now. Students see it at once, unless it moves their dates: a second person confirms that.',
    input: factTyped.extend({ id: z.string().max(200), version }),
    answer: savedView,
    problems: [notFound, factChanged, factWaits],
  }),
  check: put('/api/desk/facts/entries/{id}/check', {
    summary: 'Confirms that the source still says the same: checked today, due again in six months.',
    input: z.object({ id: z.string().max(200), version }),
    problems: [invalidInput, factChanged, factWaits],
  }),
  checkAll: put('/api/desk/facts/checks', {
    summary:
      'Confirms of several facts that their source still says the same. What somebody changed since is left out.',
    input: z.object({
      facts: z
        .array(z.object({ id: z.string().max(200), version }))
        .min(1)
        .max(mostChecked),
    }),
    answer: z.object({ checked: z.number().int(), left: z.number().int() }),
  }),
}

export const datedFactsContract = {
  list: route('GET', '/api/desk/facts', {
    who: ['advisor', 'underwriter', 'admin'],
    summary: "What the desk's own lists say about the world, each with its source and the day it was checked.",
    topic: 'facts',
    answer: z.array(listedFact),
  }),
  due: route('GET', '/api/desk/facts/due', {
    who: ['advisor', 'underwriter', 'admin'],
    summary:
      'What is due to be read again at its source, the longest due first, without what waits for a second person.',
    topic: 'facts',
    answer: z.array(listedFact),
  }),
}

export const datedFactsContracts = {
  datedFacts: datedFactsContract,
  facts: factsContract,
  factsDesk: factsDeskContract,
}
