import { wordsOf } from '#src/browser/languages/language.ts'
import { coBorrowerWords } from '../words.ts'

export const useCoBorrowerWords = await wordsOf(coBorrowerWords)
