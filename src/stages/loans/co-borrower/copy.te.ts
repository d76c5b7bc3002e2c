// Made of copy.te.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { coBorrowerWords } from './words.ts'

const isOne = (count: number): boolean => new Intl.PluralRules('te').select(count) === 'one'

type Of = Translation<(typeof coBorrowerWords)['english']>
export const words = {title: "లోన్ కోసం మీ పేపర్లు", borrows: (firstName) => !firstName ? `మీరు విద్యార్థితో కలిసి లోన్ తీసుకుంటున్నారు.` : `మీరు ${firstName} తో కలిసి లోన్ తీసుకుంటున్నారు.`, listTitle: "మీ పేపర్లు", left: (count) => count === 0 ? `అన్నీ ఉన్నాయి` : isOne(count) ? `${count} పేపర్ మిగిలింది` : `${count} పేపర్లు మిగిలాయి`, isThere: "అప్లికేషన్‌లో ఇది ఇప్పటికే ఉంది.", extra: "రుణదాత అడిగితే మాత్రమే.", saved: "సేవ్ అయింది."} satisfies Of['words']
export const held: Of['held'] = ["goesTo","sees","yours","since","letOpen","erased","lenders","ending"]
export const isMachine = true
