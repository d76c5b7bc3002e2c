// Made of copy.mr.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { coBorrowerWords } from './words.ts'

const isOne = (count: number): boolean => new Intl.PluralRules('mr').select(count) === 'one'

type Of = Translation<(typeof coBorrowerWords)['english']>
export const words = {title: "लोनसाठी तुमची कागदपत्रे", borrows: (firstName) => !firstName ? `तुम्ही विद्यार्थ्यासोबत मिळून लोन घेत आहात.` : `तुम्ही ${firstName} यांच्यासोबत मिळून लोन घेत आहात.`, listTitle: "तुमची कागदपत्रे", left: (count) => count === 0 ? `सर्व आहेत` : isOne(count) ? `${count} कागद बाकी` : `${count} कागद बाकी`, isThere: "अर्जात हे आधीच आहे.", extra: "कर्ज देणाऱ्याने मागितले तरच.", saved: "सेव्ह झाले."} satisfies Of['words']
export const held: Of['held'] = ["goesTo","sees","yours","since","letOpen","erased","lenders","ending"]
export const isMachine = true
