// Made of copy.ta.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { keyFactWords } from './words.ts'

type Of = Translation<(typeof keyFactWords)['english']>
export const words = {title: "கடன் தருபவரின் Key Fact Statement", ofLender: (lender) => `${lender} அவர்களின் Key Fact Statement`, open: (language) => `${language} மொழியில் டவுன்லோட் செய்`} satisfies Of['words']
export const held: Of['held'] = ["counts","given","awaited","withoutLanguage","notGiven","notHere"]
export const isMachine = true
