// Made of copy.gu.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { sheetWords } from './words.ts'

type Of = Translation<(typeof sheetWords)['english']>
export const words = {title: "લોન", version: (name) => `વર્ઝન ${name}`, read: "કેટલો ખર્ચ છે તે વાંચો, અને સંમતિ આપો", nothingShown: "હજી તમને કોઈ લોન ઑફર બતાવી નથી.", download: "PDF ડાઉનલોડ કરો"} satisfies Of['words']
export const held: Of['held'] = ["accepted","considered","asOf","inShort","notAgreement","notSaid","lines","rises","changed","agreeing","agreed"]
export const isMachine = true
