import { wordsOf } from '#src/browser/languages/language.ts'
import { payWords } from '../words.ts'

export const usePayWords = await wordsOf(payWords)
