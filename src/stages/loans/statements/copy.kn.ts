// Made of copy.kn.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { keyFactWords } from './words.ts'

type Of = Translation<(typeof keyFactWords)['english']>
export const words = {title: "ಸಾಲ ಕೊಡುವವರ Key Fact Statement", ofLender: (lender) => `${lender} ಅವರ Key Fact Statement`, open: (language) => `${language} ನಲ್ಲಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ`} satisfies Of['words']
export const held: Of['held'] = ["counts","given","awaited","withoutLanguage","notGiven","notHere"]
export const isMachine = true
