import { wordsOf } from '#src/browser/languages/language.ts'
import { askWords } from '../words.ts'

export const useAskWords = await wordsOf(askWords)
