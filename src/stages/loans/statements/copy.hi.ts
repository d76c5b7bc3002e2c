// Made of copy.hi.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { keyFactWords } from './words.ts'

type Of = Translation<(typeof keyFactWords)['english']>
export const words = {title: "बैंक का Key Fact Statement", ofLender: (lender) => `${lender} का Key Fact Statement`, open: (language) => `${language} में डाउनलोड कीजिए`} satisfies Of['words']
export const held: Of['held'] = ["counts","given","awaited","withoutLanguage","notGiven","notHere"]
export const isMachine = true
