import { messages, type Messages } from '#src/values/messages.ts'
import { isGmat, isGreSection, isGreWriting, isToefl, type ToeflScale } from '#src/values/test-scores.ts'
import * as copy from './copy.ts'

export const tests = ['gre', 'toefl', 'gmat'] as const
export type Test = (typeof tests)[number]

export const mostOfATest = 20

/** A score that is missing is not a number. */
export const checkGre = ({ quant, verbal, writing }: { quant: number; verbal: number; writing: number }): Messages =>
  messages({
    quant: !isGreSection(quant) && copy.gre,
    verbal: !isGreSection(verbal) && copy.gre,
    writing: !isGreWriting(writing) && copy.gre,
  })

export const checkToefl = ({ score, scale }: { score: number; scale: ToeflScale }): Messages =>
  messages({ score: !isToefl(score, scale) && copy.toefl })

export const checkGmat = ({ score }: { score: number }): Messages => messages({ score: !isGmat(score) && copy.gmat })
