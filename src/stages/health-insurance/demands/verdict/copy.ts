// The verdict in words, the same wherever it is shown.
import { formatDay } from '#src/values/dates.ts'
import type { WaiverVerdict } from './rules.ts'

const rules = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`)

const readOn = (day: string | null): string =>
  day === null ? '' : `, read on ${formatDay(Temporal.PlainDate.from(day))}`

/** A few words, for a tag. */
export function verdictTag({ is, failed, of, checkedOn }: WaiverVerdict): string {
  switch (is) {
    case 'not-checked':
      return 'Not checked with your university’s rules'
    case 'no-waivers':
      return 'Your university takes no waivers'
    case 'fails':
      return `Fails ${failed} of ${rules(of)}`
    case 'meets':
      return `Meets ${of} of ${rules(of)}${readOn(checkedOn)}`
  }
}

/** A sentence that says whose rules they are and what follows. */
export function verdictSentence({ is, failed, of, checkedOn, source }: WaiverVerdict, university: string): string {
  switch (is) {
    case 'not-checked':
      return `We haven’t checked the rules of ${university}, so we don’t know whether it accepts this plan. It may still charge you for its own insurance.`
    case 'no-waivers':
      return `${university} takes no waivers: it charges you for its own insurance, whatever other plan you have.`
    case 'fails':
      return source === null
        ? `This plan fails ${failed} of ${rules(of)} that the US sets for a J-1 visa. We haven’t checked the rules of ${university}.`
        : `This plan fails ${failed} of ${rules(of)} of ${university}${readOn(checkedOn)}. Expect it to refuse the waiver and to charge you for its own insurance.`
    case 'meets':
      return `This plan meets ${of} of ${rules(of)} of ${university}${readOn(checkedOn)}. The university decides.`
  }
}

/** What the student confirms before paying. */
export function acknowledgement({ is, failed, of }: WaiverVerdict, university: string): string {
  switch (is) {
    case 'no-waivers':
      return `I understand that ${university} takes no waivers and that I pay for its insurance as well.`
    case 'fails':
      return `I understand that this plan fails ${failed} of ${rules(of)} and that ${university} may charge me for its own insurance as well.`
    default:
      return `I understand that nobody has checked this plan with the rules of ${university} and that it may charge me for its own insurance as well.`
  }
}

export const acknowledgeFirst = 'Please confirm that you understand this before you pay.'
export const beforeYouPay = 'Read this before you pay'
export const askUs = 'Ask us to check'
export const askDraft = (plan: string, university: string): string =>
  `Could you check whether ${university} accepts ${plan} in place of its own insurance, before I pay?`
