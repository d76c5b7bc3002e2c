// Made of copy.gu.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { keyFactWords } from './words.ts'

type Of = Translation<(typeof keyFactWords)['english']>
export const words = {title: "લોન આપનારનું Key Fact Statement", ofLender: (lender) => `${lender}નું Key Fact Statement`, open: (language) => `${language}માં ડાઉનલોડ કરો`} satisfies Of['words']
export const held: Of['held'] = ["counts","given","awaited","withoutLanguage","notGiven","notHere"]
export const isMachine = true
