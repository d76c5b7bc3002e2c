// Made of copy.te.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { sheetWords } from './words.ts'

type Of = Translation<(typeof sheetWords)['english']>
export const words = {title: "లోన్", version: (name) => `వెర్షన్ ${name}`, read: "ఎంత ఖర్చవుతుందో చదివి, అంగీకరించండి", nothingShown: "ఇంకా మీకు ఏ లోన్ ఆఫర్ చూపించలేదు.", download: "PDF డౌన్‌లోడ్ చేయండి"} satisfies Of['words']
export const held: Of['held'] = ["accepted","considered","asOf","inShort","notAgreement","notSaid","lines","rises","changed","agreeing","agreed"]
export const isMachine = true
