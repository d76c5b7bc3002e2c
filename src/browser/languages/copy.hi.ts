// Made of copy.hi.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { languageWords } from './words.ts'

type Of = Translation<(typeof languageWords)['english']>
export const words = {byMachine: "मशीन से किया हुआ अनुवाद; मान्य अंग्रेज़ी ही है।", inEnglish: "रकम, तारीखें और जिन बातों के लिए आप हाँ कहते हैं, वे यहाँ अंग्रेज़ी में हैं, जब तक कोई व्यक्ति उनका अनुवाद जाँच न ले।", label: "भाषा", showAll: (count) => `सभी ${count} दिखाएँ`, showFirst: (count) => `पहले ${count} दिखाएँ`} satisfies Of['words']
export const held: Of['held'] = []
export const isMachine = true
