// A fact as the desk types it, and what is wrong with it.
import { ruleStates } from '#src/plan/rule.ts'
import * as r from '#src/records/fields.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from '../copy.ts'

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
    wrong: typed => leadIn(typed) === undefined && copy.leadWrong,
    isSigned: true,
    most: 6,
  })

export const factRecord = {
  words: r.text('The fact, as students read it', { required: copy.wordsRequired, most: 600, rows: 3 }),
  state: r.oneOf('State', ruleStates, {
    names: copy.states,
    wrong: copy.stateRequired,
    placeholder: null,
    width: 'wide',
  }),
  /** Of a rule of the plan: how far its bound is from the day that it is counted from. */
  months: lead('Months'),
  workingDays: lead('Working days'),
  days: lead('Days'),
  sourceName: r.line('Source', {
    required: copy.sourceRequired,
    most: 300,
    hint: 'Who says it, with the date of the page or paper if it has one.',
    width: 'wide',
  }),
  sourceAddress: r.orNull(r.web('Address of the source', { wrong: copy.addressWrong, width: 'wide' })),
  checkedOn: r.day('Checked on', { wrong: copy.dayRequired, ahead: copy.checkedAhead }),
  checkAgainBy: r.day('Check again by', { wrong: copy.dayRequired }),
  isEstimate: r.tick('Our estimate', {
    hint: 'Counted by us from what the source says. Students read that it is our estimate.',
  }),
}
export type FactTyped = r.TypedOf<typeof factRecord>

export function checkFact(typed: FactTyped, today: string): Messages {
  const [checked, again] = [parseDay(typed.checkedOn)?.toString(), parseDay(typed.checkAgainBy)?.toString()]
  const isTooSoon = checked !== undefined && again !== undefined && again <= checked
  return { ...r.wrongIn(factRecord, typed, today), ...messages({ checkAgainBy: isTooSoon && copy.againTooSoon }) }
}
