// Made of copy.gu.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { coBorrowerWords } from './words.ts'

const isOne = (count: number): boolean => new Intl.PluralRules('gu').select(count) === 'one'

type Of = Translation<(typeof coBorrowerWords)['english']>
export const words = {title: "લોન માટે તમારા કાગળો", borrows: (firstName) => !firstName ? `તમે વિદ્યાર્થી સાથે મળીને લોન લો છો.` : `તમે ${firstName} સાથે મળીને લોન લો છો.`, listTitle: "તમારા કાગળો", left: (count) => count === 0 ? `બધા આવી ગયા` : isOne(count) ? `${count} કાગળ બાકી` : `${count} કાગળ બાકી`, isThere: "અરજીમાં આ પહેલેથી છે.", extra: "લોન આપનાર માગે તો જ.", saved: "સેવ થયું."} satisfies Of['words']
export const held: Of['held'] = ["goesTo","sees","yours","since","letOpen","erased","lenders","ending"]
export const isMachine = true
