// Made of copy.hi.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { sheetWords } from './words.ts'

type Of = Translation<(typeof sheetWords)['english']>
export const words = {title: "लोन", version: (name) => `वर्ज़न ${name}`, read: "पढ़िए कि कितना ख़र्च है, और सहमति दीजिए", nothingShown: "अभी आपको कोई लोन ऑफ़र नहीं दिखाया गया है।", download: "PDF डाउनलोड कीजिए"} satisfies Of['words']
export const held: Of['held'] = ["accepted","considered","asOf","inShort","notAgreement","notSaid","lines","rises","changed","agreeing","agreed"]
export const isMachine = true
