import { messages, type Messages } from '#src/values/messages.ts'
import { isGmat, isGreSection, isGreWriting, isToefl, type ToeflScale } from '#src/values/test-scores.ts'

export const tests = ['gre', 'toefl', 'gmat'] as const
export type Test = (typeof tests)[number]

export const mostOfATest = 20

/** A score that is missing is not a number. */
export const checkGre = ({ quant, verbal, writing }: { quant: number; verbal: number; writing: number }): Messages =>
  messages({
    quant: !isGreSection(quant) && gre,
    verbal: !isGreSection(verbal) && gre,
    writing: !isGreWriting(writing) && gre,
  })

export const checkToefl = ({ score, scale }: { score: number; scale: ToeflScale }): Messages =>
  messages({ score: !isToefl(score, scale) && toefl })

export const checkGmat = ({ score }: { score: number }): Messages => messages({ score: !isGmat(score) && gmat })

export const gre = 'Please enter valid scores.'
export const toefl = 'Please enter a valid TOEFL score.'
export const gmat = 'Please enter a valid GMAT score.'
export const tooMany = 'There is no room for more scores. Please remove one first.'
