import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { zip } from '#src/wire/files.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute, seldom, route } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { proveAgain } from '../accounts/proof/contract.ts'
import { openingView } from '../audit/contract.ts'
import { standingKinds } from '../people/personal-data/rules.ts'
import * as copy from './copy.ts'
import { checkCorrection, checkErasure, consentPurposes } from './rules.ts'
import * as breachWords from './breach/copy.ts'
import { checkAsked } from './breach/copy.ts'

export const tooManyConcerned = problem('too-many-concerned', 409, breachWords.tooMany)
export const nobodyConcerned = problem('nobody-concerned', 409, breachWords.nobody, 'addresses')

const admin = ['admin'] as const
const text = z.string().max(50_000).default('')
const asked = z
  .object({ what: text, doing: text, from: text, to: text, addresses: text })
  .superRefine(saying(checkAsked))

const packView = z.object({
  people: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), kinds: z.array(z.string()) }),
  ),
  notice: z.object({ title: z.string(), body: z.string() }),
  toTheBoard: z.string(),
})
export type PackView = z.infer<typeof packView>

const breachContract = {
  list: route('POST', '/api/desk/breach-packs', {
    who: admin,
    summary:
      "Whose data was here in a span of days, or named people's; which kinds; and drafts of the notices to them and to the Board.",
    input: asked,
    answer: packView,
    problems: [tooManyConcerned, nobodyConcerned, proveAgain],
  }),
  tell: route('POST', '/api/desk/breach-notices', {
    who: admin,
    summary: 'Notifies them, in the app and by e-mail.',
    input: asked,
    answer: z.object({ notified: z.number().int() }),
    problems: [tooManyConcerned, nobodyConcerned, proveAgain],
  }),
}

export const tooManyExports = problem('too-many-exports', 429, copy.tooManyExports)
/** Its message names what stands against it. */
export const erasureStands = problem('erasure-stands', 409, 'Something stands against it still.')
export const nothingToUndo = problem('nothing-to-undo', 409, copy.nothingToUndo)

export const tooManyCorrections = problem('too-many-corrections', 429, copy.tooManyCorrections)

const consentView = z.object({
  purpose: z.enum(consentPurposes),
  wording: z.string(),
  /** Null where nobody was asked in words. */
  givenAt: moment.nullable(),
  withdrawnAt: moment.nullable(),
})
export type ConsentView = z.infer<typeof consentView>

const exportView = z.object({
  id: z.string(),
  state: z.enum(['being-made', 'ready', 'gone', 'failed']),
  askedAt: moment,
  readyAt: moment.nullable(),
  /** Until when it can be fetched. */
  goneAt: moment.nullable(),
  bytes: z.number().int().nullable(),
  percent: z.number().int(),
})
export type ExportView = z.infer<typeof exportView>

const erasureView = z.object({ askedAt: moment, due: moment })
export type ErasureView = z.infer<typeof erasureView>

const reachView = z.object({
  kind: z.enum(['session', 'token', 'pay-link', 'calendar', 'family']),
  name: z.string(),
  since: moment,
  until: moment.nullable(),
  usedAt: moment.nullable(),
  zone: z.string().nullable(),
  isThisOne: z.boolean(),
})
export type ReachView = z.infer<typeof reachView>

const rightsView = z.object({
  consents: z.array(consentView),
  /** Outside Safar. */
  sentTo: z.object({ lenders: z.array(z.string()), insurers: z.array(z.string()) }),
  /** Where the account is signed in, and every address that opens something of it without a sign-in. */
  reaches: z.array(reachView),
  export: exportView.nullable(),
  erasure: erasureView.nullable(),
  standing: z.array(z.enum(standingKinds)),
  corrections: z.array(z.object({ id: z.string(), what: z.string(), askedAt: moment, settledAt: moment.nullable() })),
})
export type RightsView = z.infer<typeof rightsView>

const id = z.uuid()

export const rightsContract = {
  read: studentRoute('GET', '/api/rights', {
    summary: 'What you agreed to, with whom data was shared, your last copy, and whether the account is to be erased.',
    topic: 'rights',
    answer: rightsView,
  }),
  endReaches: studentRoute('DELETE', '/api/rights/reaches', {
    summary: 'Signs out everywhere else, and stops tokens, pay-links and the calendar address.',
    staysOpen: true,
  }),
  giveConsent: studentRoute('PUT', '/api/rights/consents/email', {
    summary: 'Agrees to e-mail about the journey.',
    staysOpen: true,
  }),
  withdrawConsent: studentRoute('DELETE', '/api/rights/consents/email', {
    summary:
      "Withdraws that consent. What you request yourself, and what concerns the account's safety, still arrives.",
    staysOpen: true,
  }),
  askExport: studentRoute('POST', '/api/rights/exports', {
    summary: 'Requests a copy of all your data, after a recent proof.',
    staysOpen: true,
    problems: [proveAgain, tooManyExports],
  }),
  openExport: studentRoute('POST', '/api/rights/exports/{id}/opening', {
    summary: 'Whether the copy can be fetched now: it is ready, and the proof is recent.',
    staysOpen: true,
    input: z.object({ id }),
    problems: [notFound, proveAgain],
  }),
  fetchExport: studentRoute('GET', '/api/rights/exports/{id}', {
    summary: 'The copy, for a day.',
    input: z.object({ id }),
    problems: [notFound, proveAgain],
    ...zip,
  }),
  openings: signedInRoute('GET', '/api/rights/openings', {
    summary: 'Who on our team opened what of yours, and when: newest first, twenty at a time.',
    input: z.object({ before: z.uuid().optional() }),
    answer: z.object({ openings: z.array(openingView), hasMore: z.boolean() }),
  }),
  askCorrection: studentRoute('POST', '/api/rights/corrections', {
    summary: 'Asks our team to correct what you cannot correct yourself.',
    staysOpen: true,
    input: z
      .object({ what: z.string().max(2000).default('').transform(visibleLine) })
      .superRefine(saying(checkCorrection)),
    problems: [tooManyCorrections],
  }),
  askErasure: studentRoute('PUT', '/api/rights/erasure', {
    summary: 'Asks for the account to be erased in a week, after a recent proof and with the word typed.',
    staysOpen: true,
    input: z.object({ word: z.string().max(40).default('') }).superRefine(saying(checkErasure)),
    problems: [proveAgain, erasureStands],
  }),
  undoErasure: studentRoute('DELETE', '/api/rights/erasure', {
    summary: 'Withdraws the request to erase the account.',
    staysOpen: true,
    problems: [nothingToUndo],
  }),
}

export const rightsContracts = { rights: seldom(rightsContract), breach: breachContract }
