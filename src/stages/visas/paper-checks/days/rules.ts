// The days that papers and plan name. Pure.
import { parseDay } from '#src/values/dates.ts'
import {
  allAs,
  hasText,
  saysOf,
  type Check,
  type Held,
  type Known,
  type Side,
  type Trouble,
  type Wrong,
} from '../finding/rules.ts'

/** The earliest day of entry is thirty days before the programme starts (8 CFR 214.2(f)(5)(i)). */
const daysBeforeStart = 30

/** The earliest admission date that is printed on the I-20 counts; the thirty days only where it isn't known. */
function wrongArrival(
  arrives: Temporal.PlainDate,
  begins: Temporal.PlainDate,
  admission: Temporal.PlainDate | undefined,
): Wrong | undefined {
  if (Temporal.PlainDate.compare(arrives, begins) > 0) return 'too-late'
  const earliest = admission ?? begins.subtract({ days: daysBeforeStart })
  if (Temporal.PlainDate.compare(arrives, earliest) >= 0) return undefined
  return admission === undefined ? 'too-early' : 'before-admission'
}

const programmeStart: Check = known => {
  const { programmeStart: planned = '', earliestAdmission = '', flight = '' } = known.plan
  const starts = allAs(
    [
      { place: 'i-20', text: saysOf(known, 'i-20').programmeStart ?? '' },
      { place: 'plan', text: planned },
    ],
    [],
  )
  const arrival: Side = { place: 'flight', text: flight }
  const [begins, arrives] = [parseDay(starts.truth.find(hasText)?.text ?? ''), parseDay(flight)]
  const admission = parseDay(saysOf(known, 'i-20').earliestAdmission ?? '') ?? parseDay(earliestAdmission)
  const what = begins && arrives && wrongArrival(arrives, begins, admission)
  const troubles: Held['troubles'] =
    starts.troubles.length > 0 || what === undefined
      ? starts.troubles
      : [{ is: 'wrong', level: 'stop', at: arrival, what }]
  return { truth: starts.truth, against: [arrival], troubles }
}

const isAfter = (one: string, other: string): boolean => {
  const [first, second] = [parseDay(one), parseDay(other)]
  return first !== undefined && second !== undefined && Temporal.PlainDate.compare(first, second) > 0
}

/** The first of these days on which it has ended. */
function wrongEnd(
  known: Known,
  until: string,
  interview: string,
  end: string,
): (Pick<Trouble, 'level'> & { what: Wrong }) | undefined {
  const {
    today,
    plan: { flight = '' },
  } = known
  if (isAfter(today, until)) return { level: 'stop', what: 'expired' }
  if (interview !== '' && isAfter(interview, until)) return { level: 'stop', what: 'before-interview' }
  if (flight !== '' && !isAfter(until, flight)) return { level: 'stop', what: 'before-flight' }
  return end !== '' && !isAfter(until, end) ? { level: 'look', what: 'before-end' } : undefined
}

const passportValid: Check = known => {
  const at: Side = { place: 'profile', text: known.facts.passportExpiresOn ?? '' }
  const interview = known.appointment?.interview ?? ''
  const end = saysOf(known, 'i-20').programmeEnd ?? ''
  const wrong = at.text === '' ? undefined : wrongEnd(known, at.text, interview, end)
  return {
    truth: [at],
    against: [
      { place: 'flight', text: known.plan.flight ?? '' },
      { place: 'i-20', text: end },
      { place: 'appointment', text: interview },
    ],
    troubles: wrong === undefined ? [] : [{ is: 'wrong', at, ...wrong }],
  }
}

/** The two visits as the confirmation prints them, and as they are entered here: what is planned follows the latter. */
const visits: Check = known => {
  const { interviewOn = '', vacOn = '' } = saysOf(known, 'appointment-confirmation')
  const pairs: readonly [string, string][] = [
    [interviewOn, known.appointment?.interview ?? ''],
    [vacOn, known.appointment?.vac ?? ''],
  ]
  const held = pairs.map(([printed, entered]) =>
    allAs(
      [{ place: 'appointment-confirmation', text: printed }],
      // A day here is compared with the same visit on paper, and with no other.
      [{ place: 'appointment', text: printed === '' ? '' : entered }],
    ),
  )
  return {
    truth: held.flatMap(({ truth }) => truth),
    against: held.flatMap(({ against }) => against),
    troubles: held.flatMap(({ troubles }) => troubles),
  }
}

export const dayChecks = {
  visits,
  'programme-start': programmeStart,
  'passport-valid': passportValid,
} satisfies Record<string, Check>
