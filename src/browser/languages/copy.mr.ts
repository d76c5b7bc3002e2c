// Made of copy.mr.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { languageWords } from './words.ts'

type Of = Translation<(typeof languageWords)['english']>
export const words = {byMachine: "हे मशीनने केलेले भाषांतर आहे; इंग्रजीत लिहिलेलेच ग्राह्य आहे.", inEnglish: "रकमा, तारखा आणि तुम्ही ज्याला होकार देता ते इथे इंग्रजीत आहे. कोणी व्यक्ती भाषांतर तपासेपर्यंत ते इंग्रजीतच राहील.", label: "भाषा", showAll: (count) => `सर्व ${count} दाखवा`, showFirst: (count) => `पहिले ${count} दाखवा`} satisfies Of['words']
export const held: Of['held'] = []
export const isMachine = true
