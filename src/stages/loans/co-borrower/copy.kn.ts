// Made of copy.kn.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { coBorrowerWords } from './words.ts'

const isOne = (count: number): boolean => new Intl.PluralRules('kn').select(count) === 'one'

type Of = Translation<(typeof coBorrowerWords)['english']>
export const words = {title: "ಲೋನ್‌ಗಾಗಿ ನಿಮ್ಮ ದಾಖಲೆಗಳು", borrows: (firstName) => !firstName ? `ನೀವು ವಿದ್ಯಾರ್ಥಿಯೊಂದಿಗೆ ಸೇರಿ ಲೋನ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿದ್ದೀರಿ.` : `ನೀವು ${firstName} ಅವರೊಂದಿಗೆ ಸೇರಿ ಲೋನ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿದ್ದೀರಿ.`, listTitle: "ನಿಮ್ಮ ದಾಖಲೆಗಳು", left: (count) => count === 0 ? `ಎಲ್ಲವೂ ಇವೆ` : isOne(count) ? `${count} ದಾಖಲೆ ಬಾಕಿ` : `${count} ದಾಖಲೆಗಳು ಬಾಕಿ`, isThere: "ಅರ್ಜಿಯಲ್ಲಿ ಇದು ಈಗಾಗಲೇ ಇದೆ.", extra: "ಸಾಲದಾತರು ಕೇಳಿದರೆ ಮಾತ್ರ.", saved: "ಸೇವ್ ಆಯಿತು."} satisfies Of['words']
export const held: Of['held'] = ["goesTo","sees","yours","since","letOpen","erased","lenders","ending"]
export const isMachine = true
