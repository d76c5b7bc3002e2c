import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem } from '#src/wire/problem.ts'
import { deskRoles, route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { proveAgain } from '../accounts/proof/contract.ts'
import { notProvedYet } from '../accounts/seats/contract.ts'
import * as copy from './copy.ts'
import { checkSeat } from '../accounts/seats/rules.ts'
import { actionView, chainView } from '../audit/contract.ts'

export const notForGuests = problem('guest-at-desk', 409, copy.notForGuests)
export const addressChanged = problem('address-changed', 409, copy.addressChanged)
export const lastAdmin = problem('last-admin', 409, copy.lastAdmin)
export const notAStudent = problem('not-a-student', 409, copy.notAStudent)
export const ownFactors = problem('own-factors', 409, copy.ownFactors)
export const nothingToReset = problem('nothing-to-reset', 409, copy.nothingToReset)

const admin = ['admin'] as const
const adminRoutes = deskRoutes(admin)
const { get, post } = deskRoutes(deskRoles)

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
  seat: get('/api/desk/seat', {
    summary: 'The caller’s name and roles at the desk.',
    topic: 'session',
    input: nothing,
    answer: seatView,
  }),
  earlyAccess: route('GET', '/api/desk/early-access', {
    who: ['advisor', 'admin'],
    summary: 'Requests for stages that are still to come, newest first.',
    topic: 'early-access',
    input: nothing,
    answer: z.array(earlyAccessView),
  }),
  people: adminRoutes.get('/api/desk/people', {
    summary: "People by name, e-mail or phone; without a search, the desk's own.",
    topic: 'people',
    input: z.object({ search: z.string().max(200).default('') }),
    answer: z.array(personView),
  }),
  person: adminRoutes.get('/api/desk/people/{id}', {
    summary: 'One person, with roles and account details.',
    topic: 'people',
    input: z.object({ id }),
    answer: personView,
  }),
  grantRole: adminRoutes.put('/api/desk/people/{id}/roles/{role}', {
    summary: "Asks for a seat at the desk for somebody; a second admin confirms it. A lender's seat is for one bank.",
    input: z.object({ id, role, bank: z.string().max(100).nullable().default(null) }).superRefine(saying(checkSeat)),
    answer: personView,
    problems: [notForGuests, notProvedYet, proveAgain],
  }),
  withdrawRole: adminRoutes.remove('/api/desk/people/{id}/roles/{role}', {
    summary: 'Removes a seat, from the next request on. The last admin stays.',
    input: z.object({ id, role }),
    answer: personView,
    problems: [lastAdmin, proveAgain],
  }),
  makeSignInLink: adminRoutes.post('/api/desk/people/{id}/sign-in-links', {
    summary: 'A sign-in link for a student who cannot get in.',
    input: z.object({ id }),
    answer: z.object({ url: z.string() }),
    problems: [notAStudent, proveAgain],
  }),
  resetSecondFactors: adminRoutes.remove('/api/desk/people/{id}/second-factors', {
    summary: 'Removes the passkeys and the authenticator app of somebody who lost them, and signs them out.',
    input: z.object({ id }),
    problems: [ownFactors, nothingToReset, proveAgain],
  }),
  stay: post('/api/desk/activity', {
    summary: 'Notes that somebody is working here: the hour after which the desk locks begins again.',
    input: nothing,
  }),
  endSessions: adminRoutes.remove('/api/desk/people/{id}/sessions', {
    summary: 'Signs somebody out everywhere, at once; your own session stays.',
    input: z.object({ id }),
    answer: z.object({ ended: z.number().int() }),
    needsNoRoom: true,
  }),
  actions: adminRoutes.get('/api/desk/actions', {
    mayLag: true,
    summary:
      'What was done at the desk, by whom and when, newest first; all of it or about one person, a hundred at a time.',
    topic: 'desk-actions',
    input: z.object({ about: z.string().max(200).optional(), before: z.uuid().optional() }),
    answer: z.array(actionView),
  }),
  chain: adminRoutes.get('/api/desk/actions/chain', {
    summary: 'Whether the audit is intact: no entry changed, removed or moved since.',
    topic: 'audit-chain',
    input: nothing,
    answer: chainView,
  }),
  errors: adminRoutes.get('/api/desk/errors', {
    summary: 'Errors of the last 30 days, grouped.',
    topic: 'errors',
    input: nothing,
    answer: z.array(errorView),
  }),
  usage: adminRoutes.get('/api/desk/usage', {
    mayLag: true,
    summary: 'What was used in the last 14 days, by day, name and screen.',
    topic: 'usage',
    input: nothing,
    answer: z.array(usageView),
  }),
}

export const deskContracts = { desk: deskContract }
