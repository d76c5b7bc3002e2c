// Made of copy.te.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { keyFactWords } from './words.ts'

type Of = Translation<(typeof keyFactWords)['english']>
export const words = {title: "రుణదాత Key Fact Statement", ofLender: (lender) => `${lender} Key Fact Statement`, open: (language) => `${language} లో డౌన్‌లోడ్ చేయండి`} satisfies Of['words']
export const held: Of['held'] = ["counts","given","awaited","withoutLanguage","notGiven","notHere"]
export const isMachine = true
