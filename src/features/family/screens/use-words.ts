import { wordsOf } from '#src/browser/languages/language.ts'
import { familyWords } from '../words.ts'

export const useFamilyWords = await wordsOf(familyWords)
