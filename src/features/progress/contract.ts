import { z } from 'zod'
import { earlyCalls, stepTypes, type CommonFacts } from '#src/journey/stage.ts'
import { statuses } from '#src/journey/status.ts'
import { allThings } from '#src/plan/things.ts'
import { problem } from '#src/wire/problem.ts'
import { signedInRoute, sentByPage } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'

const name = z.string().min(1).max(100)

/** Who has a step: see `Holder` of the engine. */
export const holder = /* #__PURE__ */ z.union([
  /* #__PURE__ */ z.object({ who: z.literal('student') }),
  /* #__PURE__ */ z.object({ who: z.enum(['safar', 'other']), name: z.string(), until: z.string().exactOptional() }),
])

/** What comes first: a step by its route, or a paper or a value that a step brings. */
const need = z.union([
  z.string(),
  z.object({ paper: z.string(), by: z.string() }),
  z.object({ value: z.string(), by: z.string() }),
])

export const stepView = z.object({
  id: z.string(),
  route: z.string(),
  title: z.string(),
  order: z.number().int(),
  status: z.enum(statuses),
  label: z.string().exactOptional(),
  type: z.enum(stepTypes).exactOptional(),
  isCustom: z.boolean(),
  whyLocked: z.string().exactOptional(),
  mendedAt: z.object({ route: z.string(), label: z.string() }).exactOptional(),
  canBeMarked: z.boolean(),
  canBeUnmarked: z.boolean(),
  isDoneBefore: z.literal(true).exactOptional(),
  needs: z.array(need).readonly().exactOptional(),
  met: z.string().exactOptional(),
  otherWay: z.string().exactOptional(),
  closesForGood: z.boolean(),
  badgeShown: z.boolean(),
  stageProgressionOn: z.partialRecord(z.enum(statuses), moment),
  subStatus: z.string().exactOptional(),
  bid: z.string().exactOptional(),
  bankName: z.string().exactOptional(),
  visaStatus: z.enum(['Accepted', 'Rejected', 'Processing']).exactOptional(),
  university: z.object({ id: z.string(), name: z.string() }).exactOptional(),
  share_id: z.string().exactOptional(),
  holder: holder.exactOptional(),
  turns: z.array(moment).exactOptional(),
  again: z.object({ number: z.number().int(), since: moment, failedAt: moment }).exactOptional(),
  plan: z
    .array(z.object({ thing: z.enum(allThings), on: z.iso.date().nullable(), isDone: z.boolean() }))
    .exactOptional(),
  dates: z
    .array(
      z.object({
        title: z.string(),
        when: z.string(),
        thing: z.enum(allThings).exactOptional(),
        isPayment: z.literal(true).exactOptional(),
        calls: z.array(z.literal(earlyCalls)).readonly().exactOptional(),
      }),
    )
    .exactOptional(),
  answer: z.object({ words: z.string(), action: z.string() }).exactOptional(),
  hasBegun: z.boolean().exactOptional(),
  isThere: z.literal(true).exactOptional(),
  notBefore: moment.exactOptional(),
  closed: z.object({ label: z.string(), why: z.string() }).exactOptional(),
})

export const stageView = z.object({
  route: z.string(),
  label: z.string(),
  order: z.number().int(),
  isListed: z.boolean(),
  isComingSoon: z.boolean(),
  isBeforeEnrolment: z.literal(true).exactOptional(),
  isVisited: z.boolean(),
  stepsLeft: z.number().int(),
  isComplete: z.boolean(),
  earlyAccessAskedAt: moment.exactOptional(),
  steps: z.array(stepView),
  otherWays: z
    .array(z.object({ id: z.string(), finishes: z.number().int() }))
    .readonly()
    .exactOptional(),
  otherWay: z.string().exactOptional(),
})

export const journeyView = z.object({ now: moment, stages: z.array(stageView) })
export type JourneyView = z.infer<typeof journeyView>

const sentFacts = z.object({
  /** What every stage knows; what it is made of its table says (src/journey/stage.ts). */
  common: z.custom<CommonFacts>(),
  own: z.unknown(),
  reached: z.record(z.string(), z.partialRecord(z.enum(statuses), moment)),
  assigned: z.array(z.unknown()).readonly(),
})

export const stepIsLocked = problem('step-locked', 409, 'This step is locked. Finish the one before it first.')
export const stepCannotBeMarked = problem('step-not-markable', 409, 'This step completes by itself.')

export const wayIsClosed = problem(
  'way-is-closed',
  409,
  'Something in this stage is under way. Finish it or take it back first.',
)

export const progressContract = {
  read: signedInRoute('GET', '/api/journey', {
    summary: 'The eleven stages with the status of every step, read from the facts.',
    answer: journeyView,
  }),
  facts: signedInRoute('GET', '/api/journey/facts', {
    summary: 'For our own pages: the facts that the rules of each stage read. It changes with each release.',
    answer: z.object({ now: moment, stages: z.record(z.string(), sentFacts) }),
  }),
  visit: signedInRoute('PUT', '/api/journey/{stage}/visit', {
    byItself: sentByPage(),
    summary: 'Notes the first visit to a stage.',
    input: z.object({ stage: name }),
    waits: true,
  }),
  mark: signedInRoute('PUT', '/api/journey/{stage}/{step}/mark', {
    summary: 'Marks a step as completed.',
    input: z.object({ stage: name, step: name }),
    problems: [stepIsLocked, stepCannotBeMarked],
    waits: true,
  }),
  unmark: signedInRoute('DELETE', '/api/journey/{stage}/{step}/mark', {
    summary: 'Undoes the completion mark of a step.',
    input: z.object({ stage: name, step: name }),
    problems: [stepCannotBeMarked],
    waits: true,
  }),
  finish: signedInRoute('PUT', '/api/other-ways/{stage}/{way}', {
    summary: 'Notes that the stage, or some of its steps, were finished in another way.',
    input: z.object({ stage: name, way: name }),
    problems: [wayIsClosed],
  }),
  reopen: signedInRoute('DELETE', '/api/other-ways/{stage}/{way}', {
    summary: 'Undoes that: what was finished in another way is open again.',
    input: z.object({ stage: name, way: name }),
  }),
  showBadge: signedInRoute('PUT', '/api/journey/{stage}/{step}/badge', {
    byItself: sentByPage(),
    summary: "Notes that a step's badge was shown; the step is named by its route.",
    input: z.object({ stage: name, step: name }),
  }),
  askEarlyAccess: signedInRoute('PUT', '/api/journey/{stage}/early-access', {
    summary: 'Asks for a notification when a stage opens.',
    input: z.object({ stage: name }),
  }),
}

export const progressContracts = { journey: progressContract }
