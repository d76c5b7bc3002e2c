import { wordsOf } from '#src/browser/languages/language.ts'
import { consentWords } from '../words.ts'

export const useConsentWords = await wordsOf(consentWords)
