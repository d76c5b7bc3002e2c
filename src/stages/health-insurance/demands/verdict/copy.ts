// The verdict in words, the same wherever it is shown.
import { overdueMark } from '#src/journey/guide.ts'
import { formatDay } from '#src/values/dates.ts'
import { academicYear } from '../years/rules.ts'
import type { CountedRules, WaiverVerdict } from './rules.ts'

const rules = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`)

const readOn = (day: string | null): string =>
  day === null ? '' : `, read on ${formatDay(Temporal.PlainDate.from(day))}`

const metOf = ({ of, failed, unheld }: CountedRules): string => `${of - failed - unheld.length} of ${rules(of)}`

const theUs = 'that the US sets for a J-1'

/** A few words, for a tag. */
export function verdictTag(verdict: WaiverVerdict, today: Temporal.PlainDate): string {
  const { is, university, us, checkedOn, year, isEarlier } = verdict
  switch (is) {
    case 'not-checked': {
      if (university.of === 0) return 'Not checked with your university’s rules'
      if (isEarlier && year !== null) return `Checked only with your university’s rules of ${academicYear(year)}`
      return `Not checked: ${university.unheld.length + us.unheld.length} of ${rules(university.of + us.of)}`
    }
    case 'no-waivers':
      return 'Your university takes no waivers'
    case 'fails':
      return `Fails ${failedWords(verdict, 'your university')}`
    case 'meets':
      return `Meets ${metOf(university)} of your university${readOn(checkedOn)}${markOf(verdict, today)}`
  }
}

/** Whose rules a plan fails; the university's come first. */
function failedWords({ university, us }: WaiverVerdict, name: string): string {
  const failed = ({ failed: count, of }: CountedRules, whose: string) =>
    count === 0 ? [] : [`${count} of ${rules(of)} ${whose}`]
  return [...failed(university, `of ${name}`), ...failed(us, theUs)].join(' and ')
}

const markOf = ({ checkedOn }: WaiverVerdict, today: Temporal.PlainDate): string =>
  checkedOn === null ? '' : overdueMark({ checkedOn }, today)

/** Whose rules they are and what follows; and that nobody has read them for long, where that is so. */
export const verdictSentence = (verdict: WaiverVerdict, university: string, today: Temporal.PlainDate): string =>
  `${judgement(verdict, university)}${markOf(verdict, today) === '' ? '' : ` ${rulesAreOld}`}`

const rulesAreOld =
  'We read these rules more than six months ago, and they may be different now: look at its waiver page before you rely on this.'

function judgement(verdict: WaiverVerdict, university: string): string {
  const { is, checkedOn } = verdict
  switch (is) {
    case 'not-checked':
      return notCheckedSentence(verdict, university)
    case 'no-waivers':
      return `${university} takes no waivers: it charges you for its own insurance, whatever other plan you have.`
    case 'fails':
      return verdict.university.of === 0
        ? `This plan fails ${failedWords(verdict, university)}. We haven’t checked the rules of ${university}.`
        : `This plan fails ${failedWords(verdict, university)}${readOn(checkedOn)}. Expect the university to refuse the waiver and to charge you for its own insurance.`
    case 'meets':
      return `This plan meets ${metOf(verdict.university)} of ${university}${readOn(checkedOn)}. The university decides.`
  }
}

function notCheckedSentence(verdict: WaiverVerdict, university: string): string {
  const { university: own, us, checkedOn, year, isEarlier } = verdict
  if (own.of === 0) {
    return `We haven’t checked the rules of ${university}, so we don’t know whether it accepts this plan. It may still charge you for its own insurance.`
  }
  const whichYear = isEarlier && year !== null ? ` for ${academicYear(year)}` : ''
  const unheld = [...own.unheld, ...us.unheld]
  return [
    `This plan meets ${metOf(own)} of ${university}${whichYear}${readOn(checkedOn)}${us.of > 0 ? `, and ${metOf(us)} ${theUs}` : ''}.`,
    ...(unheld.length > 0 ? [`We couldn’t check: ${unheld.join('; ')}.`] : []),
    ...(whichYear === '' ? [] : ['We haven’t read its rules for the year of your cover.']),
    'So we don’t know whether it accepts this plan. It may still charge you for its own insurance.',
  ].join(' ')
}

/** What the student confirms before paying. */
export function acknowledgement(verdict: WaiverVerdict, university: string): string {
  switch (verdict.is) {
    case 'no-waivers':
      return `I understand that ${university} takes no waivers and that I pay for its insurance as well.`
    case 'fails':
      return `I understand that this plan fails ${failedWords(verdict, university)} and that ${university} may charge me for its own insurance as well.`
    default:
      return verdict.university.of === 0
        ? `I understand that nobody has checked this plan with the rules of ${university} and that it may charge me for its own insurance as well.`
        : `I understand that this plan is not checked with every rule of my year and that ${university} may charge me for its own insurance as well.`
  }
}

export const acknowledgeFirst = 'Please confirm that you understand this before you pay.'
export const beforeYouPay = 'Read this before you pay'
export const askUs = 'Ask us to check'
export const askDraft = (plan: string, university: string): string =>
  `Could you check whether ${university} accepts ${plan} in place of its own insurance, before I pay?`
