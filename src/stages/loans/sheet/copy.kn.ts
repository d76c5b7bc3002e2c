// Made of copy.kn.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { sheetWords } from './words.ts'

type Of = Translation<(typeof sheetWords)['english']>
export const words = {title: "ಲೋನ್", version: (name) => `ಆವೃತ್ತಿ ${name}`, read: "ಎಷ್ಟು ಖರ್ಚಾಗುತ್ತದೆ ಎಂದು ಓದಿ, ಒಪ್ಪಿಗೆ ಕೊಡಿ", nothingShown: "ಇನ್ನೂ ನಿಮಗೆ ಯಾವ ಲೋನ್ ಆಫರ್ ತೋರಿಸಿಲ್ಲ.", download: "PDF ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ"} satisfies Of['words']
export const held: Of['held'] = ["accepted","considered","asOf","inShort","notAgreement","notSaid","lines","rises","changed","agreeing","agreed"]
export const isMachine = true
