import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { languages } from '#src/values/languages.ts'
import { isPhoneNumber } from '#src/values/phone-numbers.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { notFound, problem, proveAgain, tooManyRequests } from '#src/wire/problem.ts'
import { familyRoute, openRoute, seldom, sentByPage, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { familyHeadings } from '#src/wire/topics.ts'
import { askedLine, familyLine, thanksLine } from './asks/contract.ts'
import * as copy from './copy.ts'
import { checkInvitation, invitationStates, memberStates, relations } from './rules.ts'

const { refusals, over } = copy
export const invitationUnknown = problem('family-invitation-unknown', 404, refusals.unknown)
export const alreadyInvited = problem('family-already-invited', 409, refusals.alreadyInvited, 'contact')
export const tooManyMembers = problem('family-too-many', 409, refusals.tooMany)
export const tooManyToday = problem('family-too-many-today', 429, refusals.tooManyToday)
export const isOver = problem('family-over', 409, refusals.isOver)
export const ownInvitation = problem('family-own-invitation', 409, refusals.ownInvitation)
export const alreadyFamily = problem('family-already', 409, refusals.alreadyFamily)
export const phoneFirst = problem('family-phone-first', 409, refusals.phoneFirst)

/** For each state in which an invitation can't be accepted. */
export const invitationOver = {
  used: problem('family-invitation-used', 409, over.used),
  ended: problem('family-invitation-ended', 410, over.ended),
  expired: problem('family-invitation-expired', 410, over.expired),
}

const id = z.uuid()
const line = z.string().max(300).transform(visibleLine)
const heading = z.enum(familyHeadings)
const headings = z.array(heading).max(familyHeadings.length)
const relation = z.enum(relations)
const address = z.object({ address: z.url() })

const memberView = z.object({
  id: z.string(),
  relation,
  name: z.string(),
  contact: z.string(),
  headings,
  state: z.enum(memberStates),
  invitedAt: moment,
  expiresAt: moment,
  acceptedAt: moment.nullable(),
  /** The end of the number that they signed in with, by which a student knows that it is them. */
  phoneEnds: z.string().nullable(),
  lookedAt: moment.nullable(),
})
export type MemberView = z.infer<typeof memberView>

const membersView = z.object({
  members: z.array(memberView),
  /** What happened, newest first. */
  log: z.array(
    z.object({
      id: z.string(),
      what: z.string(),
      who: z.string(),
      relation: z.string(),
      /** Which one was saved, as long as it is there. */
      paper: z.string().nullable(),
      at: moment,
    }),
  ),
})
export type MembersView = z.infer<typeof membersView>

const membersContract = {
  read: studentRoute('GET', '/api/family-members', {
    summary: 'Whom of your family you invited, what each of them sees, when they looked last, and what happened.',
    topic: 'family',
    answer: membersView,
  }),
  invite: studentRoute('POST', '/api/family-members', {
    summary:
      'Makes an invitation for somebody of your family, soon after a proof of who you are. The link is shown once; you send it yourself.',
    input: z
      .object({ relation: z.string().max(40), name: line, contact: line, headings })
      .superRefine(saying(typed => checkInvitation(typed, isPhoneNumber))),
    answer: address.extend({ id: z.string() }),
    problems: [proveAgain, alreadyInvited, tooManyMembers, tooManyToday],
  }),
  newLink: studentRoute('POST', '/api/family-members/{id}/link', {
    summary:
      'Makes a new link for an invitation that nobody has accepted, soon after a proof of who you are. The earlier one stops working.',
    input: z.object({ id }),
    answer: address,
    problems: [proveAgain, notFound, isOver, tooManyToday],
  }),
  share: studentRoute('PUT', '/api/family-members/{id}/headings', {
    summary: 'Says what this person sees from now on.',
    input: z.object({ id, headings }),
    problems: [notFound, isOver],
  }),
  end: studentRoute('DELETE', '/api/family-members/{id}', {
    summary: 'Ends what this person sees, from their next request on; or takes the invitation back.',
    staysOpen: true,
    input: z.object({ id }),
    problems: [notFound],
  }),
  restore: studentRoute('POST', '/api/family-members/{id}/restoring', {
    summary: 'Gives back what you ended, within ten minutes.',
    input: z.object({ id }),
    problems: [notFound, isOver, tooManyMembers],
  }),
}

const token = z.string().max(200)

const invitationView = z.object({
  state: z.enum(invitationStates),
  /** While it is open: nothing else of the student is shown. */
  from: z.object({ firstName: z.string(), relation, headings }).nullable(),
  expiresAt: moment,
})
export type InvitationView = z.infer<typeof invitationView>

const invitationsContract = {
  open: openRoute('GET', '/api/family-invitations/{token}', {
    summary: 'Who invites, as whom and to what, for anybody who has the link.',
    topic: 'family-invitation',
    alsoOn: ['family'],
    input: z.object({ token }),
    answer: invitationView,
    problems: [invitationUnknown, tooManyRequests],
  }),
  accept: studentRoute('POST', '/api/family-invitations/{token}/acceptance', {
    summary: 'Accepts it, with an account that has a proven phone number.',
    input: z.object({ token }),
    problems: [
      invitationUnknown,
      ...Object.values(invitationOver),
      ownInvitation,
      alreadyFamily,
      phoneFirst,
      tooManyRequests,
    ],
  }),
}

const studentView = z.object({
  /** Of the membership. */
  id: z.string(),
  student: z.string(),
  firstName: z.string(),
  relation,
  headings,
  /** Three lines each Monday. */
  isWeekly: z.boolean(),
  /** In which they are written to about this student. */
  language: z.enum(languages),
  /** The student ended it, some days ago at most. */
  endedAt: moment.nullable(),
})
export type StudentOfFamily = z.infer<typeof studentView>

const progressView = z.object({
  /** When this was read. */
  now: moment,
  stagesDone: z.number().int(),
  /** With those that are not on the line. */
  stagesInAll: z.number().int(),
  stages: z.array(
    z.object({
      route: z.string(),
      label: z.string(),
      done: z.number().int(),
      of: z.number().int(),
      state: z.enum(['passed', 'now', 'ahead', 'soon']),
    }),
  ),
  /** Without a title where it is a task that our team wrote for the student. */
  next: z.object({ stage: z.string(), step: z.string().nullable(), by: z.iso.date().nullable() }).nullable(),
  dates: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      kind: z.enum(['on', 'about', 'safe', 'hard']),
      day: z.iso.date(),
      isEstimated: z.boolean(),
      word: z.enum(['tight', 'breaks']).nullable(),
    }),
  ),
})
export type ProgressView = z.infer<typeof progressView>

const moneyView = z.object({
  now: moment,
  /** Nothing where there is no rate of the dollar just now. */
  due: z.array(familyLine).nullable(),
  /** Of who reads it, on top. */
  asked: z.array(askedLine),
  /** What they paid of it in the last two weeks. */
  thanks: z.array(thanksLine),
})
export type MoneyView = z.infer<typeof moneyView>

const familyContract = {
  list: studentRoute('GET', '/api/family', {
    summary: 'The students whose family you are, and what each of them shares with you.',
    topic: 'family',
    answer: z.array(studentView),
  }),
  weekly: studentRoute('PUT', '/api/family-memberships/{id}/weekly', {
    summary: 'Whether you get three lines about this student each Monday.',
    input: z.object({ id, isOn: z.boolean() }),
    problems: [notFound],
  }),
  speak: studentRoute('PUT', '/api/family-language', {
    summary: 'In which language you are written to as family: the one that you last read in.',
    input: z.object({ language: z.enum(languages) }),
    byItself: sentByPage(),
  }),
  leave: studentRoute('DELETE', '/api/family-memberships/{id}', {
    summary: 'You see nothing of this student any more.',
    staysOpen: true,
    input: z.object({ id }),
    problems: [notFound],
  }),
  progress: familyRoute('progress', 'GET', '/api/family/{student}/progress', {
    summary:
      'How far a student is, what comes next, and the dates of their plan. Nothing about health, and no words of theirs.',
    topic: 'family',
    input: z.object({ student: z.uuid() }),
    answer: progressView,
    problems: [notFound],
  }),
  money: familyRoute('money', 'GET', '/api/family/{student}/money', {
    summary:
      'What a student asks you to pay, what is overdue, and then the next three, in rupees too. Nothing about vaccines, and no words of theirs but whom it goes to, where you are asked to pay it.',
    topic: 'family',
    input: z.object({ student: z.uuid() }),
    answer: moneyView,
    problems: [notFound],
  }),
}

export const familyContracts = {
  familyMembers: seldom(membersContract),
  familyInvitations: seldom(invitationsContract),
  family: seldom(familyContract),
}
