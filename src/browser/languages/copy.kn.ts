// Made of copy.kn.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { languageWords } from './words.ts'

type Of = Translation<(typeof languageWords)['english']>
export const words = {byMachine: "ಇದು ಯಂತ್ರ ಮಾಡಿದ ಅನುವಾದ; ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಇರುವುದೇ ಮಾನ್ಯ.", inEnglish: "ಮೊತ್ತಗಳು, ದಿನಾಂಕಗಳು ಮತ್ತು ನೀವು ಒಪ್ಪುವ ವಿಷಯಗಳು ಇಲ್ಲಿ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ. ಯಾರಾದರೂ ಅನುವಾದವನ್ನು ಪರಿಶೀಲಿಸುವವರೆಗೆ ಅವು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲೇ ಇರುತ್ತವೆ.", label: "ಭಾಷೆ", showAll: (count) => `ಎಲ್ಲಾ ${count} ತೋರಿಸಿ`, showFirst: (count) => `ಮೊದಲ ${count} ತೋರಿಸಿ`} satisfies Of['words']
export const held: Of['held'] = []
export const isMachine = true
