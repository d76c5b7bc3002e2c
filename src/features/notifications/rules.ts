// Who is notified of what, what counts as missed, and when a letter may go out.
import { homeZone } from '#src/values/dates.ts'

/** What e-mail can be turned off for; security cannot. */
export const categories = [
  'journey',
  'dates',
  'digest',
  'week-before',
  'day-before',
  'money',
  'webinars',
  'chat',
  'news',
] as const
export type Category = (typeof categories)[number]

/** The name of a wish to get such letters, see browser/unsent/rules.ts. */
export const lettersOf = (category: Category): string => `letters:${category}`

type Kind = {
  category: Category | 'security'
  /** Whether it goes out by e-mail too, unless its caller says otherwise. */
  mails: boolean
  /** Minutes in which it may be read in the app, so that no letter is needed. */
  patience: number
  /** Never sent at night where they are, whatever quiet hours they chose. */
  onlyByDay?: true
}

export const types = [
  'step',
  'review',
  'visa',
  'deadline',
  'digest',
  'week-before',
  'day-before',
  'offer',
  'payment',
  'insurance',
  'webinar',
  'chat',
  'news',
  'security',
] as const
export type NotificationType = (typeof types)[number]

/** Written by the product alone, never at the desk. */
export const ownTypes = ['chat', 'digest', 'week-before', 'day-before'] as const satisfies NotificationType[]
export type DeskType = Exclude<NotificationType, (typeof ownTypes)[number]>
export const isDeskType = (type: NotificationType): type is DeskType => !ownTypes.some(own => own === type)

const kinds: Record<NotificationType, Kind> = {
  step: { category: 'journey', mails: true, patience: 5 },
  review: { category: 'journey', mails: true, patience: 5 },
  visa: { category: 'journey', mails: true, patience: 5 },
  deadline: { category: 'dates', mails: true, patience: 5 },
  digest: { category: 'digest', mails: true, patience: 5, onlyByDay: true },
  'week-before': { category: 'week-before', mails: true, patience: 5, onlyByDay: true },
  'day-before': { category: 'day-before', mails: true, patience: 5, onlyByDay: true },
  offer: { category: 'money', mails: true, patience: 5 },
  payment: { category: 'money', mails: true, patience: 5 },
  insurance: { category: 'money', mails: true, patience: 5 },
  webinar: { category: 'webinars', mails: true, patience: 5 },
  // It is sent only after an answer has waited to be read.
  chat: { category: 'chat', mails: true, patience: 0 },
  news: { category: 'news', mails: false, patience: 5 },
  security: { category: 'security', mails: true, patience: 0 },
}

export const kindOf = (type: NotificationType): Kind => kinds[type]

/** The job that sends what is due: every minute, and at once for what has no patience. */
export const sendJob = 'notification-letters'

/** What is there unless its caller says how long. */
export const usualLife = { hours: 24 * 90 }

export const mostInTitle = 120
export const mostInBody = 600
export const mostInHref = 300
export const pageSize = 20

/** An address of ours: a path, never another site. */
export const isOwnPath = (href: string): boolean => href.length <= mostInHref && /^\/(?![/\\])[^\s\\]*$/.test(href)

/** To so many students one thing is written at once. */
export const mostAtOnce = 200

export type Dated = {
  isForAll: boolean
  modifiedAt: Temporal.Instant
}

export type Seen = {
  /** When the account was made: what everybody was notified of before is not missed. */
  since: Temporal.Instant
  /** All notifications until then were read. */
  upTo: Temporal.Instant | null
  /** When this one was read. */
  readAt: Temporal.Instant | null
  /** When the step that it leads to was opened last, on any device. */
  openedAt?: Temporal.Instant | null
  /** Since when that step is done. */
  doneAt?: Temporal.Instant | null
}

/**
 * One that was changed after it was read is news again. What says that a step is done comes at the moment at which it is
 * done, and is news; what came before that is not.
 */
export function isMissed(
  { isForAll, modifiedAt }: Dated,
  { since, upTo, readAt, openedAt = null, doneAt = null }: Seen,
): boolean {
  if (isForAll && isBefore(modifiedAt, since)) return false
  if (doneAt !== null && isBefore(modifiedAt, doneAt)) return false
  return [upTo, readAt, openedAt].every(seen => seen === null || isBefore(seen, modifiedAt))
}

/** The stage and the step that an address of ours leads to; undefined for any other page. */
export function stepIn(href: string): { stage: string; step: string } | undefined {
  const [, stage, step] = /^\/([\w-]+)\/([\w-]+)\/?(?:[?#].*)?$/.exec(href) ?? []
  return stage === undefined || step === undefined ? undefined : { stage, step }
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0

/** Hours on the reader's own clock, '22:00' to '07:00'; over midnight where the end comes before the start. */
export type QuietHours = { isOn: boolean; zone: string; starts: string; ends: string }

export const usualQuietHours: QuietHours = { isOn: true, zone: homeZone, starts: '22:00', ends: '07:00' }

/**
 * When the quiet that now lies in ends; undefined if it lies in none. An evening's quiet is one stretch of
 * time, so an hour that the clock shows twice in autumn does not begin it again.
 */
export function quietUntil(
  now: Temporal.Instant,
  { isOn, zone, starts, ends }: QuietHours,
): Temporal.Instant | undefined {
  if (!isOn || starts === ends) return undefined
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const isOverMidnight = ends < starts
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).toInstant()
  return [today.subtract({ days: 1 }), today]
    .map(day => ({ from: at(day, starts), until: at(isOverMidnight ? day.add({ days: 1 }) : day, ends) }))
    .find(({ from, until }) => !isBefore(now, from) && isBefore(now, until))?.until
}

export type Letter = {
  type: NotificationType
  isMissed: boolean
  endTime: Temporal.Instant
  email: string | null
  mutes: readonly string[]
  /** The consent to get e-mail was taken back. */
  hasWithdrawn: boolean
  quiet: QuietHours
  /** Where they are. */
  zone: string
}

const night = { isOn: true, starts: '21:00', ends: '08:00' } as const

export type Verdict = { does: 'send' } | { does: 'wait'; until: Temporal.Instant } | { does: 'drop'; why: WhyDropped }
export const whyDropped = ['read', 'ended', 'unwanted', 'no-address'] as const
export type WhyDropped = (typeof whyDropped)[number]

/** What becomes of a letter that is due now. */
export function judgeLetter(
  { type, isMissed: isNews, endTime, email, mutes, hasWithdrawn, quiet, zone }: Letter,
  now: Temporal.Instant,
): Verdict {
  const { category, onlyByDay = false } = kindOf(type)
  if (email === null) return { does: 'drop', why: 'no-address' }
  if (mutes.includes(category) || (hasWithdrawn && category !== 'security')) return { does: 'drop', why: 'unwanted' }
  if (!isBefore(now, endTime)) return { does: 'drop', why: 'ended' }
  if (!isNews) return { does: 'drop', why: 'read' }
  if (category === 'security') return { does: 'send' }
  const until = quietUntil(now, quiet) ?? (onlyByDay ? quietUntil(now, { ...night, zone }) : undefined)
  return until === undefined ? { does: 'send' } : { does: 'wait', until }
}

/** 'm…r@example.com': enough to know one's own address by. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, Math.max(at, 0))
  return name.length < 3 ? `…${email.slice(at)}` : `${name[0]}…${name.at(-1)}${email.slice(at)}`
}

type Shown = { isMissed: boolean; showOnce: boolean; wasShown: boolean }

/** What comes up by itself, newest first. */
export const newsIn = <Dated extends Shown>(newestFirst: readonly Dated[]): Dated[] =>
  newestFirst.filter(({ isMissed: isNews, showOnce, wasShown }) => isNews && !(showOnce && wasShown))
