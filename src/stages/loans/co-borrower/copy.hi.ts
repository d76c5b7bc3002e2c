// Made of copy.hi.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { coBorrowerWords } from './words.ts'

const isOne = (count: number): boolean => new Intl.PluralRules('hi').select(count) === 'one'

type Of = Translation<(typeof coBorrowerWords)['english']>
export const words = {title: "लोन के लिए आपके काग़ज़", borrows: (firstName) => !firstName ? `आप छात्र के साथ मिलकर लोन ले रहे हैं।` : `आप ${firstName} के साथ मिलकर लोन ले रहे हैं।`, listTitle: "आपके काग़ज़", left: (count) => count === 0 ? `सब यहाँ हैं` : isOne(count) ? `${count} काग़ज़ बाक़ी` : `${count} काग़ज़ बाक़ी`, isThere: "आवेदन में यह पहले से है।", extra: "अगर लोन देने वाला माँगे।", saved: "सेव हो गया।"} satisfies Of['words']
export const held: Of['held'] = ["goesTo","sees","yours","since","letOpen","erased","lenders","ending"]
export const isMachine = true
