// A fact as the desk types it, and what is wrong with it.
import { ruleStates } from '#src/plan/rule.ts'
import * as r from '#src/records/fields.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'

const wordsRequired = 'Please write the fact in a sentence.'
const stateRequired = 'Please say whether it is in force.'
const leadWrong = 'Please enter a whole number, such as -3.'
const sourceRequired = 'Please say where you read it.'
const addressWrong = 'Please enter a web address, such as https://studyinthestates.dhs.gov.'
const dayRequired = 'Please enter a day.'
const checkedAhead = 'This day is still ahead.'
const againTooSoon = 'This is on or before the day it was checked.'
export const changedMeanwhile = 'A colleague has changed this fact since you opened it.'

export const waitsAlready =
  'A colleague has changed this fact, and a second person has to confirm that first. See To confirm.'

export const states = {
  inForce: 'In force',
  blocked: 'Blocked by a court',
  proposed: 'Proposed only',
  expired: 'No longer in force',
} as const

export const titles = {
  list: 'Facts',
  all: 'All facts',
  toRead: 'Facts to read again',
  one: 'Fact',
  lede: 'What Safar says about the world. Read each again at its source within six months: rules and prices move without notice.',
  back: 'the facts to read again',
} as const
export const empty = { title: 'No facts yet', words: 'A release brings the first ones.' } as const
export const counted = (what: string, bound: 'not before' | 'not after', from: string): string =>
  `A rule of the plan: ‘${what}’ is ${bound} this far from ‘${from}’. Before that day: with a minus sign, such as -3.`
export const nothingChanged = 'Checked again, nothing changed'
export const checkedAgain = 'Noted: checked today, and to be checked again in six months.'
export const isDueNow = 'Due for a re-check'
export const readAgain = 'Read it again at its source. If it still says the same, one press notes it.'
export const noSourceYet = 'Needs a source'
export const hidden = 'Nobody has read this at a source yet, so no student sees it and no plan follows it.'
export const notShown = {
  blocked: 'Students read it as blocked where it is shown beside the rule in force. No plan follows it.',
  proposed: 'Students read it as proposed where it is shown beside the rule in force. No plan follows it.',
  expired: 'Students no longer see it, and no plan follows it.',
} as const
export const publish = 'Publish'
export const published = 'Published. Students see it now, and those whose plans it moves are notified.'

/** Ten years, in days: more is a slip of the fingers. */
const longestLead = 3660

/** A whole number, below none for what comes before; an empty field is none. */
function leadIn(text: string): number | undefined {
  const trimmed = text.trim().replace('−', '-')
  if (trimmed === '') return 0
  const number = /^-?\d{1,4}$/.test(trimmed) ? Number(trimmed) : undefined
  return number !== undefined && Math.abs(number) <= longestLead ? number : undefined
}

const lead = (label: string) =>
  r.numberRead(label, {
    read: leadIn,
    write: String,
    wrong: typed => leadIn(typed) === undefined && leadWrong,
    isSigned: true,
    most: 6,
  })

export const factRecord = {
  words: r.text('The fact, as students read it', { required: wordsRequired, most: 600, rows: 3 }),
  state: r.oneOf('State', ruleStates, {
    names: states,
    wrong: stateRequired,
    placeholder: null,
    width: 'wide',
  }),
  /** Of a rule of the plan: how far its bound is from the day that it is counted from. */
  months: lead('Months'),
  workingDays: lead('Working days'),
  days: lead('Days'),
  sourceName: r.line('Source', {
    required: sourceRequired,
    most: 300,
    hint: 'Who says it, with the date of the page or paper if it has one.',
    width: 'wide',
  }),
  sourceAddress: r.orNull(r.web('Address of the source', { wrong: addressWrong, width: 'wide' })),
  checkedOn: r.day('Checked on', { wrong: dayRequired, ahead: checkedAhead }),
  checkAgainBy: r.day('Check again by', { wrong: dayRequired }),
  isEstimate: r.tick('Our estimate', {
    hint: 'Counted by us from what the source says. Students read that it is our estimate.',
  }),
}
export type FactTyped = r.TypedOf<typeof factRecord>

export function checkFact(typed: FactTyped, today: string): Messages {
  const [checked, again] = [parseDay(typed.checkedOn)?.toString(), parseDay(typed.checkAgainBy)?.toString()]
  const isTooSoon = checked !== undefined && again !== undefined && again <= checked
  return { ...r.wrongIn(factRecord, typed, today), ...messages({ checkAgainBy: isTooSoon && againTooSoon }) }
}

/** In the list of what waits at the desk. */
export const factWork = {
  words: 'To check again',
  inOne: (count: number): string => `${count} ${count === 1 ? 'fact' : 'facts'} to check again`,
} as const

/** On a fact of which a change waits for a second person. */
export const second = {
  title: 'A change of this waits for a second person',
  words: 'It moves dates of students, so somebody else confirms it first. Until then students see what is here now.',
  by: (name: string): string => `Sent by ${name} on`,
  read: 'Read it at its source:',
  confirm: 'To confirm',
} as const
