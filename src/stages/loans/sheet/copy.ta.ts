// Made of copy.ta.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { sheetWords } from './words.ts'

type Of = Translation<(typeof sheetWords)['english']>
export const words = {title: "லோன்", version: (name) => `பதிப்பு ${name}`, read: "எவ்வளவு செலவாகும் என்று படித்து, ஒப்புக்கொள்ளுங்கள்", nothingShown: "இன்னும் உங்களுக்கு எந்த லோன் ஆஃபரும் காட்டப்படவில்லை.", download: "PDF டவுன்லோட் செய்"} satisfies Of['words']
export const held: Of['held'] = ["accepted","considered","asOf","inShort","notAgreement","notSaid","lines","rises","changed","agreeing","agreed"]
export const isMachine = true
