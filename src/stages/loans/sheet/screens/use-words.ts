import { inEnglish, wordsOf } from '#src/browser/languages/language.ts'
import { keyFactWords } from '#src/stages/loans/statements/words.ts'
import { sheetWords } from '../words.ts'

export const [useSheetWords, useKeyFactWords] = await Promise.all([wordsOf(sheetWords), wordsOf(keyFactWords)])

/** As the student reads it. */
export const saidInEnglish = { sheet: inEnglish(sheetWords), statements: inEnglish(keyFactWords) }
