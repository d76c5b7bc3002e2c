import { wordsOf } from '#src/browser/languages/language.ts'
import { entryWords } from './words.ts'

export const useEntryWords = await wordsOf(entryWords)
