// What a student hears once the deposit is paid, in the notice and the letter. Nothing here is called approved: that is
// said once the university, or the insurer for it, has approved the waiver.
import { verdictSentence } from '../demands/verdict/copy.ts'
import type { WaiverVerdict } from '../demands/verdict/rules.ts'
import { depositConfirmed } from '../purchase/copy.ts'
import { inProgress } from '../waiver/copy.ts'

type Confirmed = { plan: string; university: string; verdict: WaiverVerdict; hasGuide: boolean }

export const depositWords = ({ plan, university, verdict, hasGuide }: Confirmed) => ({
  title: depositConfirmed,
  body: `We received your deposit for ${plan}. ${verdictSentence(verdict, university)} ${whatComes(verdict, university, hasGuide)}`,
})

const cardFollows = 'Your ID card usually follows within 24 hours.'

function whatComes({ is }: WaiverVerdict, university: string, hasGuide: boolean): string {
  if (is === 'meets' && hasGuide) return `${cardFollows} ${inProgress.words}`
  if (is === 'no-waivers') return `${cardFollows} There is no waiver to submit.`
  return `${cardFollows} Then ask ${university} whether it accepts the plan, before its waiver deadline; the step Get waiver guide shows how.`
}
