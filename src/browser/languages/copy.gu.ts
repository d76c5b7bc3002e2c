// Made of copy.gu.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { languageWords } from './words.ts'

type Of = Translation<(typeof languageWords)['english']>
export const words = {byMachine: "આ મશીને કરેલો અનુવાદ છે; અંગ્રેજીમાં લખેલું જ માન્ય ગણાશે.", inEnglish: "રકમ, તારીખો અને જેમાં તમે હા પાડો છો તે અહીં અંગ્રેજીમાં છે. કોઈ વ્યક્તિ અનુવાદ તપાસે ત્યાં સુધી તે અંગ્રેજીમાં જ રહેશે.", label: "ભાષા", showAll: (count) => `બધા ${count} બતાવો`, showFirst: (count) => `પહેલા ${count} બતાવો`} satisfies Of['words']
export const held: Of['held'] = []
export const isMachine = true
