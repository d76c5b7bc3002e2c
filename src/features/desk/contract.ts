import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { deskRoles, route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { proveAgain } from '../accounts/proof/contract.ts'
import * as copy from './copy.ts'
import { checkSeat, deskActionNames } from './rules.ts'

export const notForGuests = problem('guest-at-desk', 409, copy.notForGuests)
export const notProvedYet = problem('address-not-proved', 409, copy.notProvedYet)
export const lastAdmin = problem('last-admin', 409, copy.lastAdmin)
export const notAStudent = problem('not-a-student', 409, copy.notAStudent)
export const ownFactors = problem('own-factors', 409, copy.ownFactors)
export const nothingToReset = problem('nothing-to-reset', 409, copy.nothingToReset)

const admin = ['admin'] as const
const id = z.uuid()
const role = z.enum(deskRoles)
const seat = z.object({ role, bank: z.string().nullable() })

const seatView = z.object({ firstName: z.string(), roles: z.array(role), bank: z.string().nullable() })
export type SeatView = z.infer<typeof seatView>

const personView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isGuest: z.boolean(),
  createdAt: moment,
  seats: z.array(seat.extend({ grantedAt: moment, grantedBy: z.string().nullable() })),
  /** Roles that one admin asked for and no second one has confirmed yet. */
  asked: z.array(seat.extend({ askedAt: moment, askedBy: z.string() })),
})
export type PersonView = z.infer<typeof personView>

const actionView = z.object({
  id: z.string(),
  by: z.string().nullable(),
  what: z.enum(deskActionNames),
  about: z.string(),
  /** The name of the person it was about. */
  aboutName: z.string().nullable(),
  detail: z.string(),
  at: moment,
})
export type ActionView = z.infer<typeof actionView>

const chainView = z.discriminatedUnion('isWhole', [
  z.object({
    isWhole: z.literal(true),
    count: z.number().int(),
    /** The beginning of the last link, to be written down elsewhere. */
    head: z.string(),
  }),
  z.object({
    isWhole: z.literal(false),
    /** The first action that is not as it was noted. */
    number: z.number().int(),
    why: z.enum(['changed', 'removed', 'link-removed', 'replaced', 'cut-off']),
    at: moment.nullable(),
  }),
])
export type ChainView = z.infer<typeof chainView>

const earlyAccessView = z.object({
  student: z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), isGuest: z.boolean() }),
  stage: z.string(),
  label: z.string(),
  at: moment,
})
export type EarlyAccessView = z.infer<typeof earlyAccessView>

const errorView = z.object({
  where: z.enum(['server', 'browser']),
  message: z.string(),
  url: z.string(),
  count: z.number().int(),
  lastSeen: moment,
  stack: z.string(),
})
export type ErrorView = z.infer<typeof errorView>

const usageView = z.object({
  /** A day in India. */
  day: z.iso.date(),
  name: z.string(),
  screen: z.string(),
  count: z.number().int(),
})
export type UsageView = z.infer<typeof usageView>

export const deskContract = {
  seat: route('GET', '/api/desk/seat', {
    who: deskRoles,
    summary: 'Who one is at the desk.',
    input: nothing,
    answer: seatView,
  }),
  earlyAccess: route('GET', '/api/desk/early-access', {
    who: ['advisor', 'admin'],
    summary: 'Who asked for which stage that is to come, newest first.',
    input: nothing,
    answer: z.array(earlyAccessView),
  }),
  people: route('GET', '/api/desk/people', {
    who: admin,
    summary: 'People by name, e-mail or phone; without a search those at the desk.',
    input: z.object({ search: z.string().max(200).default('') }),
    answer: z.array(personView),
  }),
  person: route('GET', '/api/desk/people/{id}', {
    who: admin,
    summary: 'One person and what they are.',
    input: z.object({ id }),
    answer: personView,
    problems: [notFound],
  }),
  grantRole: route('PUT', '/api/desk/people/{id}/roles/{role}', {
    who: admin,
    summary: 'Asks for a seat at the desk for somebody; a second admin confirms it. A lender sits there for one bank.',
    input: z.object({ id, role, bank: z.string().max(100).nullable().default(null) }).superRefine(saying(checkSeat)),
    answer: personView,
    problems: [notFound, notForGuests, notProvedYet, proveAgain],
  }),
  withdrawRole: route('DELETE', '/api/desk/people/{id}/roles/{role}', {
    who: admin,
    summary: 'Takes a seat away, from the next request on. The last admin stays.',
    input: z.object({ id, role }),
    answer: personView,
    problems: [notFound, lastAdmin, proveAgain],
  }),
  makeSignInLink: route('POST', '/api/desk/people/{id}/sign-in-links', {
    who: admin,
    summary: 'A link that signs a student in who cannot get in.',
    input: z.object({ id }),
    answer: z.object({ url: z.string() }),
    problems: [notFound, notAStudent, proveAgain],
  }),
  resetSecondFactors: route('DELETE', '/api/desk/people/{id}/second-factors', {
    who: admin,
    summary: 'Removes the passkeys and the authenticator app of somebody who lost them, and signs them out.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound, ownFactors, nothingToReset, proveAgain],
  }),
  stay: route('POST', '/api/desk/activity', {
    who: deskRoles,
    summary: 'Somebody is working here: the hour after which the desk closes begins again.',
    input: nothing,
    answer: nothing,
  }),
  endSessions: route('DELETE', '/api/desk/people/{id}/sessions', {
    who: admin,
    summary: 'Signs somebody out everywhere, at once; one’s own session stays.',
    input: z.object({ id }),
    answer: z.object({ ended: z.number().int() }),
    problems: [notFound],
    needsNoRoom: true,
  }),
  actions: route('GET', '/api/desk/actions', {
    who: admin,
    summary:
      'What was done at the desk, by whom and when, newest first; all of it or what was about one person, a hundred at a time.',
    input: z.object({ about: z.string().max(200).optional(), before: z.uuid().optional() }),
    answer: z.array(actionView),
  }),
  chain: route('GET', '/api/desk/actions/chain', {
    who: admin,
    summary: 'Whether the audit is intact: no entry changed, removed or moved since.',
    input: nothing,
    answer: chainView,
  }),
  errors: route('GET', '/api/desk/errors', {
    who: admin,
    summary: 'What went wrong in the last 30 days, like with like.',
    input: nothing,
    answer: z.array(errorView),
  }),
  usage: route('GET', '/api/desk/usage', {
    who: admin,
    summary: 'What was used in the last 14 days, by day, name and screen.',
    input: nothing,
    answer: z.array(usageView),
  }),
}

export const deskContracts = { desk: deskContract }
