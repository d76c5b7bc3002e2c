// Of what a student is reminded this morning: of single dates a week and a day before, of what takes long to
// arrange 60 and 30 days before, and on Mondays of the next 30 days.
// At most one letter goes out a day; what it says is also in the app.
import type { StepOfStage } from '#src/journey/ahead.ts'
import type { EarlyCall } from '#src/journey/stage.ts'
import type { Category, NotificationType } from '#src/features/notifications/rules.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import { things } from '#src/plan/things.ts'
import { formatDay } from '#src/values/dates.ts'
import { isSure, planPage, type Ahead } from '../ahead/rules.ts'
import { summaryOf } from '../changed/rules.ts'
import { ruleInQuestion, shownRows, troubles } from '../shown/rules.ts'
import * as copy from '../copy.ts'

type Day = Temporal.PlainDate

export const reminderKinds = ['two-months-before', 'month-before', 'week-before', 'day-before'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** In the morning where they are; later on the day if nobody could be reminded earlier, and never in the evening. */
export function isTimeToRemind(now: Temporal.Instant, zone: string): boolean {
  const { hour } = now.toZonedDateTimeISO(zone)
  return hour >= 9 && hour < 20
}

/** A missed morning is made up for within these days. */
const daysBefore: Record<ReminderKind, { most: number; least: number; call?: EarlyCall }> = {
  'two-months-before': { most: 60, least: 57, call: 60 },
  'month-before': { most: 30, least: 27, call: 30 },
  'week-before': { most: 7, least: 4 },
  'day-before': { most: 1, least: 0 },
}

/** As what it is sent: the two early ones have no switch of their own. */
const sentAs = {
  'two-months-before': { type: 'deadline', category: 'dates' },
  'month-before': { type: 'deadline', category: 'dates' },
  'week-before': { type: 'week-before', category: 'week-before' },
  'day-before': { type: 'day-before', category: 'day-before' },
} as const satisfies Record<ReminderKind, { type: NotificationType; category: Category }>

export type Reminder = { kind: ReminderKind; date: Ahead }

const daysUntil = (day: Day, today: Day): number => today.until(day, { largestUnit: 'days' }).days

/** An appointment that the plan doesn't know has letters of its own, and nobody is reminded of what follows from an estimate. */
const isRemindedOf = (date: Ahead): boolean =>
  isSure(date) && (date.row !== undefined || !(date.when instanceof Temporal.Instant))

/** The most urgent first. */
export const remindersOn = (today: Day, ahead: readonly Ahead[]): readonly Reminder[] =>
  ahead.filter(isRemindedOf).flatMap((date): Reminder[] => {
    const days = daysUntil(date.day, today)
    const kind = reminderKinds.find(one => {
      const { most, least, call } = daysBefore[one]
      return days >= least && days <= most && (call === undefined || date.calls?.includes(call) === true)
    })
    return kind === undefined ? [] : [{ kind, date }]
  })

/** What is written to somebody; `mail`: whether it goes by e-mail too. */
export type Message = {
  type: (typeof sentAs)[ReminderKind]['type'] | 'digest'
  title: string
  body: string
  href: string
  until: Day
  mail: boolean
}

type Morning = {
  today: Day
  /** Those that are due and were not sent before. */
  reminders: readonly Reminder[]
  ahead: readonly Ahead[]
  rows: readonly PlanRow[]
  /** The one thing to do next, as home has it. */
  next?: StepOfStage | undefined
  mutes: readonly string[]
  /** Off for whom the plan is over. */
  hasDigest?: boolean
}

/** On a Monday the digest is the letter of the day, and says what is near before all else. */
export function messagesOf({
  today,
  reminders,
  ahead,
  rows,
  next,
  mutes,
  hasDigest = true,
}: Morning): readonly Message[] {
  const digest =
    hasDigest && isMonday(today) && !mutes.includes('digest') ? digestOf({ ahead, rows, today, next }) : undefined
  const isWanted = ({ kind }: Reminder) => !mutes.includes(sentAs[kind].category)
  const [wanted, muted] = [reminders.filter(isWanted), reminders.filter(one => !isWanted(one))]
  return [
    ...(digest === undefined ? [] : [digest]),
    ...noticeOf(wanted, today, digest === undefined),
    ...noticeOf(muted, today, false),
  ]
}

const isMonday = ({ dayOfWeek }: Day): boolean => dayOfWeek === 1

/** A notification is read at a glance, a letter too. */
const mostLines = 8

function noticeOf(reminders: readonly Reminder[], today: Day, mail: boolean): Message[] {
  const [first] = reminders
  const last = reminders.at(-1)
  if (first === undefined || last === undefined) return []
  const { date, kind } = first
  const words = reminders.length === 1 ? wordsOfOne(date, today) : wordsOfSeveral(reminders, today)
  return [{ type: sentAs[kind].type, ...words, href: date.href, until: last.date.day, mail }]
}

function wordsOfOne(date: Ahead, today: Day) {
  const rule = date.row === undefined ? undefined : ruleInQuestion(date.row)?.rule
  const isLimit = date.kind === 'safe' || date.kind === 'hard'
  return {
    title: copy.reminderTitle(daysUntil(date.day, today), date),
    body: [copy.onDay(dayWords(date)), ...(isLimit && rule !== undefined ? [rule.words] : [])].join(' '),
  }
}

const wordsOfSeveral = (reminders: readonly Reminder[], today: Day) => ({
  title: copy.several(reminders.length),
  body: linesOf(reminders.map(({ date }) => copy.reminderLine(daysUntil(date.day, today), dayWords(date), date))),
})

const linesOf = (lines: readonly string[], most = mostLines): string =>
  [...lines.slice(0, most), ...(lines.length > most ? [copy.more(lines.length - most)] : [])].join('\n')

const dayWords = ({ day }: Ahead): string => formatDay(day)

const digestDays = 30
const mostInDigest = 14

/** None where nothing is near and nothing is at risk. */
function digestOf({ ahead, rows, today, next }: Omit<Morning, 'reminders' | 'mutes'>): Message | undefined {
  const until = today.add({ days: digestDays })
  const near = ahead.filter(date => isSure(date) && Temporal.PlainDate.compare(date.day, until) <= 0)
  const trouble = troubles(shownRows(rows)).find(({ isEstimated }) => !isEstimated)
  const [first] = near
  if (first === undefined && trouble === undefined) return undefined
  const remedy = trouble && ruleInQuestion(trouble.row)?.rule.remedy
  const parts = [
    `${summaryOf(rows)}.`,
    ...(trouble === undefined || remedy === undefined ? [] : [copy.first(trouble.name, remedy)]),
    ...(next === undefined ? [] : [copy.nextIs(next.stage.label, next.step.answer?.words ?? next.step.title)]),
    ...(near.length === 0 ? [] : [linesOf(near.map(digestLine), mostInDigest)]),
  ]
  return {
    type: 'digest',
    title: copy.digestTitle(formatDay(until)),
    body: parts.join('\n\n'),
    href: (trouble === undefined ? first?.href : things[trouble.thing].step) ?? planPage,
    until: today,
    mail: true,
  }
}

const digestLine = (date: Ahead): string => {
  const word = date.row?.word
  return copy.digestLine(dayWords(date), date, word === 'tight' || word === 'breaks' ? copy.words[word] : '')
}
