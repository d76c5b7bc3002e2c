import { wordsOf } from './language.ts'
import { languageWords } from './words.ts'

export const useLanguageWords = await wordsOf(languageWords)
