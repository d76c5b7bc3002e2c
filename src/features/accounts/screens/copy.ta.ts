// Made of copy.ta.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { entryWords } from './words.ts'

type Of = Translation<(typeof entryWords)['english']>
export const words = {} satisfies Of['words']
export const held: Of['held'] = ["consentWording"]
export const isMachine = false
