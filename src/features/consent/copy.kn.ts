// Made of copy.kn.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { consentWords } from './words.ts'

type Of = Translation<(typeof consentWords)['english']>
export const words = {} satisfies Of['words']
export const held: Of['held'] = ["purposes","columns","notice","dialog","parent"]
export const isMachine = false
