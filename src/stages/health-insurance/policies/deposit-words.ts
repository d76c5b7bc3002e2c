// What a student hears once the deposit is paid, in the notice and the letter. Nothing here is called approved: that is
// said once somebody here has checked it, or the university has decided.
import { verdictSentence } from '../demands/verdict/copy.ts'
import type { WaiverVerdict } from '../demands/verdict/rules.ts'
import { depositConfirmed } from '../purchase/copy.ts'
import { inProgress, noGuide } from './copy.ts'

type Confirmed = {
  plan: string
  university: string
  verdict: WaiverVerdict
  hasGuide: boolean
  today: Temporal.PlainDate
}

export const depositWords = ({ plan, university, verdict, hasGuide, today }: Confirmed) => ({
  title: depositConfirmed,
  body: `We received your deposit for ${plan}. ${verdictSentence(verdict, university, today)} ${whatComes(verdict, hasGuide)}`,
})

const cardFollows = 'Your ID card usually follows within 24 hours.'

function whatComes({ is }: WaiverVerdict, hasGuide: boolean): string {
  if (is === 'no-waivers') return `${cardFollows} There is no waiver to submit.`
  return `${cardFollows} ${hasGuide ? inProgress.words : noGuide}`
}
