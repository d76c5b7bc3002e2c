// What became of the interview, and what a 221(g) slip asks for (specification 1, section 4; the law: INA 221(g)).
import { asPrinted } from '#src/features/passport-profile/shapes/rules.ts'
import { dayOf, parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const outcomes = ['Accepted', 'Processing', 'Rejected'] as const

export type Outcome = (typeof outcomes)[number]

export const slips = ['pink', 'white', 'blue', 'yellow', 'unsure'] as const
export type Slip = (typeof slips)[number]

export const answers = ['yes', 'no'] as const
export type YesNo = (typeof answers)[number]

/** What the status page of the consulate can say. */
export const findings = ['Refused', 'Administrative Processing', 'Ready', 'Issued', 'Other'] as const
export type Finding = (typeof findings)[number]

export type SlipAnswers = {
  keptPassport: YesNo | null
  askedForPapers: YesNo | null
  askedToWait: YesNo | null
}

export type Advice = keyof typeof copy.advice

/** A refusal or a slip before the day of the interview is asked about first: the day, or the choice, may be a mistake. */
export const isBeforeInterview = (
  outcome: Outcome,
  interview: Temporal.Instant | undefined,
  now: Temporal.Instant,
): boolean =>
  outcome !== 'Accepted' && interview !== undefined && Temporal.PlainDate.compare(dayOf(now), dayOf(interview)) < 0

/** What to do follows from what the slip asks for. Its colour decides nothing. */
export function adviceFor({ keptPassport, askedForPapers, askedToWait }: SlipAnswers): readonly Advice[] {
  const known: Advice[] = []
  if (askedForPapers === 'yes') known.push('send-papers')
  if (askedToWait === 'yes' || (askedForPapers === 'no' && keptPassport === 'yes')) known.push('wait')
  if (askedForPapers === 'no' && askedToWait === 'no') known.push('ask')
  if (keptPassport === 'no') known.push('passport-later')
  return known
}

export type SlipAnswersGiven = SlipAnswers & { slip: Slip | null; papers: string; caseNumber: string }

export const checkSlip = ({
  slip,
  papers,
  caseNumber,
}: Pick<SlipAnswersGiven, 'slip' | 'papers' | 'caseNumber'>): Messages =>
  messages({
    slip: slip === null && copy.slipRequired,
    papers: textProblem(papers.trim(), { most: 1000 }),
    caseNumber: caseNumber !== '' && !/^[0-9A-Z]{8,20}$/.test(asPrinted(caseNumber)) && copy.caseNumberWrong,
  })

export type Checked = { checkedOn: string; finding: Finding | ''; note: string }

export const checkChecked = ({ checkedOn, finding, note }: Checked): Messages =>
  messages({
    checkedOn: !isLookedOn(checkedOn) && copy.checkedOnRequired,
    finding: finding === '' && copy.findingRequired,
    note: textProblem(note.trim(), { most: 300 }),
  })

/** No status page is older than this century. */
const isLookedOn = (day: string): boolean => (parseDay(day)?.year ?? 0) >= 2000

export const isAhead = (day: string, today: Temporal.PlainDate): boolean => {
  const checked = parseDay(day)
  return checked !== undefined && Temporal.PlainDate.compare(checked, today) > 0
}
