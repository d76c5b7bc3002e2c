// Made of copy.te.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { languageWords } from './words.ts'

type Of = Translation<(typeof languageWords)['english']>
export const words = {byMachine: "ఇది మెషిన్ చేసిన అనువాదం; ఇంగ్లీష్‌లో ఉన్నదే చెల్లుతుంది.", inEnglish: "మొత్తాలు, తేదీలు, మీరు ఒప్పుకునే విషయాలు ఇక్కడ ఇంగ్లీష్‌లో ఉన్నాయి. ఎవరైనా అనువాదాన్ని సరిచూసే వరకు అవి ఇంగ్లీష్‌లోనే ఉంటాయి.", label: "భాష", showAll: (count) => `మొత్తం ${count} చూపించు`, showFirst: (count) => `మొదటి ${count} చూపించు`} satisfies Of['words']
export const held: Of['held'] = []
export const isMachine = true
