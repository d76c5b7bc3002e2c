// Made of copy.mr.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { sheetWords } from './words.ts'

type Of = Translation<(typeof sheetWords)['english']>
export const words = {title: "लोन", version: (name) => `व्हर्जन ${name}`, read: "किती खर्च आहे ते वाचा, आणि संमती द्या", nothingShown: "अजून तुम्हाला कोणतीही लोन ऑफर दाखवलेली नाही.", download: "PDF डाउनलोड करा"} satisfies Of['words']
export const held: Of['held'] = ["accepted","considered","asOf","inShort","notAgreement","notSaid","lines","rises","changed","agreeing","agreed"]
export const isMachine = true
