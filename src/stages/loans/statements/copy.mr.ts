// Made of copy.mr.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { keyFactWords } from './words.ts'

type Of = Translation<(typeof keyFactWords)['english']>
export const words = {title: "कर्ज देणाऱ्याचे Key Fact Statement", ofLender: (lender) => `${lender} चे Key Fact Statement`, open: (language) => `${language} मध्ये डाउनलोड करा`} satisfies Of['words']
export const held: Of['held'] = ["counts","given","awaited","withoutLanguage","notGiven","notHere"]
export const isMachine = true
