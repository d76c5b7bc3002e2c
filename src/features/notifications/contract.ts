import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { openRoute, route, studentRoute, sentByPage } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { checkQuietHours, checkWords } from './forms/rules.ts'
import { categories, mostAtOnce, ownTypes, types } from './rules.ts'

export const linkWrong = problem('unsubscribe-link', 404, copy.linkWrong)
export const endTimePast = problem('end-time-past', 422, copy.endTimePast, 'endTime')
export const notAStudent = problem('not-a-student', 404, copy.notAStudent, 'to')

const desk = ['advisor', 'admin'] as const
const id = z.uuid()
const type = z.enum(types)
const category = z.enum(categories)

const notificationView = z.object({
  id: z.string(),
  type,
  title: z.string(),
  body: z.string(),
  href: z.string().nullable(),
  /** When it was written, or last changed. */
  at: moment,
  isMissed: z.boolean(),
  showOnce: z.boolean(),
  wasShown: z.boolean(),
})
export type NotificationView = z.infer<typeof notificationView>

const pageView = z.object({
  notifications: z.array(notificationView),
  hasEarlier: z.boolean(),
  /** At most 100 are counted. */
  missed: z.number().int(),
})
export type NotificationsView = z.infer<typeof pageView>

const quiet = z.object({ isOn: z.boolean(), zone: z.string(), starts: z.string(), ends: z.string() })
const preferencesView = z.object({ email: z.string().nullable(), mutes: z.array(category), quiet })
export type PreferencesView = z.infer<typeof preferencesView>

const token = z.string()
const subscriptionView = z.object({
  category,
  /** So that one knows whose letters these are: m…a@example.com. */
  email: z.string(),
  isOn: z.boolean(),
  isAnyOn: z.boolean(),
})
export type SubscriptionView = z.infer<typeof subscriptionView>

const writtenView = z.object({
  id: z.string(),
  to: z.object({ id: z.string(), name: z.string() }).nullable(),
  type,
  title: z.string(),
  body: z.string(),
  href: z.string().nullable(),
  showOnce: z.boolean(),
  endTime: moment,
  createdAt: moment,
  modifiedAt: moment,
  by: z.string(),
  /** How many have read it or were shown it, of how many. */
  seen: z.number().int(),
  of: z.number().int(),
  letters: z.object({ sent: z.number().int(), waiting: z.number().int() }).nullable(),
})
export type WrittenView = z.infer<typeof writtenView>

const words = {
  type: type.exclude(ownTypes),
  title: z.string().max(2000).transform(visibleLine),
  body: z.string().max(5000).transform(visibleText),
  /** Empty: it leads nowhere. */
  href: z.string().trim().max(2000).default(''),
  showOnce: z.boolean().default(false),
  endTime: moment.nullable().default(null),
}

const student = z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })
export type FoundStudent = z.infer<typeof student>

export const notificationsContract = {
  read: studentRoute('GET', '/api/notifications', {
    summary: 'Your notifications, newest first: the newest 20, or the 20 before one.',
    topic: 'notifications',
    input: z.object({ before: id.optional() }),
    answer: pageView,
  }),
  markRead: studentRoute('PUT', '/api/notifications/{id}/read', {
    byItself: sentByPage(),
    summary: 'Marks a notification as read.',
    input: z.object({ id }),
    problems: [notFound],
  }),
  markAllRead: studentRoute('PUT', '/api/notifications/read', {
    summary: 'Marks all notifications until a moment as read.',
    input: z.object({ upTo: moment }),
  }),
  noteOpened: studentRoute('PUT', '/api/notifications/openings', {
    byItself: sentByPage({ read: [] }),
    summary: 'Notes that a step was opened: notifications that lead to it are read from then on.',
    input: z.object({ stage: z.string().max(100), step: z.string().max(100) }),
    answer: z.object({ read: z.array(z.string()) }),
  }),
  noteShown: studentRoute('POST', '/api/notifications/{id}/showing', {
    byItself: sentByPage({ isFirst: false }),
    summary: 'Notes that a notification to be shown once is shown now; the first session to say so shows it.',
    input: z.object({ id }),
    answer: z.object({ isFirst: z.boolean() }),
    problems: [notFound],
  }),
  preferences: studentRoute('GET', '/api/notifications/preferences', {
    summary: 'Which e-mails you get, and when they are held back.',
    topic: 'notifications',
    answer: preferencesView,
  }),
  mute: studentRoute('PUT', '/api/notifications/preferences/mutes/{category}', {
    summary: 'Stops e-mails about this.',
    staysOpen: true,
    input: z.object({ category }),
  }),
  unmute: studentRoute('DELETE', '/api/notifications/preferences/mutes/{category}', {
    summary: 'Starts e-mails about this again.',
    input: z.object({ category }),
  }),
  keepQuiet: studentRoute('PUT', '/api/notifications/preferences/quiet-hours', {
    summary: 'Sets the hours in which e-mails wait, in your time zone.',
    input: quiet.superRefine(saying(checkQuietHours)),
  }),
  subscription: openRoute('GET', '/api/unsubscribe/{token}', {
    summary: 'What the unsubscribe link of an e-mail is about. It changes nothing.',
    topic: 'subscription',
    input: z.object({ token }),
    answer: subscriptionView,
    problems: [linkWrong],
  }),
  subscribe: openRoute('PUT', '/api/unsubscribe/{token}', {
    summary: 'Turns the e-mails of this kind, or of every kind, off or on again.',
    input: z.object({ token, isOn: z.boolean(), isEvery: z.boolean() }),
    answer: subscriptionView,
    problems: [linkWrong],
  }),
  unsubscribe: openRoute('POST', '/unsubscribe/{token}', {
    summary: 'What a mail program sends at one click (RFC 8058).',
    input: z.object({ token, raw: z.unknown() }),
    problems: [linkWrong],
    body: 'raw',
    bodyLimit: 4096,
  }),
  written: route('GET', '/api/desk/notifications', {
    who: desk,
    summary: 'The notifications that the desk wrote, newest first.',
    topic: 'notifications-written',
    answer: z.array(writtenView),
  }),
  students: route('GET', '/api/desk/notifications/students', {
    who: desk,
    summary: 'Students by name, e-mail or phone.',
    topic: 'people',
    input: z.object({ search: z.string().max(200) }),
    answer: z.array(student),
  }),
  write: route('POST', '/api/desk/notifications', {
    who: desk,
    summary: 'Notifies one student, or everybody.',
    input: z
      .object({ ...words, to: z.union([z.literal('all'), id], { message: copy.toRequired }), mail: z.boolean() })
      .superRefine(saying(checkWords)),
    answer: z.object({ id: z.string() }),
    problems: [notAStudent, endTimePast],
  }),
  writeToMany: route('POST', '/api/desk/notifications/many', {
    who: desk,
    summary: 'Sends several students the same notification. Repeated within a day, nobody gets it twice.',
    input: z
      .object({ ...words, to: z.array(id).min(1).max(mostAtOnce), mail: z.boolean() })
      .superRefine(saying(checkWords)),
    answer: z.object({ written: z.number().int(), left: z.number().int() }),
    problems: [endTimePast],
  }),
  change: route('PUT', '/api/desk/notifications/{id}', {
    who: desk,
    summary: 'Changes a notification: those who had read it have it unread again.',
    input: z.object({ ...words, id }).superRefine(saying(checkWords)),
    problems: [notFound, endTimePast],
  }),
  end: route('PUT', '/api/desk/notifications/{id}/end', {
    who: desk,
    summary: 'Withdraws a notification: it is no longer shown or sent.',
    input: z.object({ id }),
    problems: [notFound],
  }),
}

export const notificationsContracts = { notifications: notificationsContract }
