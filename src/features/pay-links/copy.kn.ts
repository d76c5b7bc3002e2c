// Made of copy.kn.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { payWords } from './words.ts'

type Of = Translation<(typeof payWords)['english']>
export const words = {unknown: "ಈ ಲಿಂಕ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ. ಕಳುಹಿಸಿದವರಿಂದ ಹೊಸದನ್ನು ಕೇಳಿ.", notPayable: "ಈಗ ಇಲ್ಲಿ ಲಿಂಕ್ ಮೂಲಕ ಕಟ್ಟಲು ಏನೂ ಇಲ್ಲ.", page: {title: "ಬಿಲ್ ಕಟ್ಟಿ", wrong: "ಈ ಲಿಂಕ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ", closed: "ಈ ಲಿಂಕ್ ಮೂಲಕ ಕಟ್ಟಲು ಏನೂ ಇಲ್ಲ", heading: (firstName) => !firstName ? `ಒಬ್ಬ ವಿದ್ಯಾರ್ಥಿ ನಿಮಗೆ ಒಂದು ಬಿಲ್ ಕಟ್ಟಲು ಹೇಳುತ್ತಿದ್ದಾರೆ` : `${firstName} ನಿಮಗೆ ಒಂದು ಬಿಲ್ ಕಟ್ಟಲು ಹೇಳುತ್ತಿದ್ದಾರೆ`, toWhom: "ಯಾರಿಗೆ ಹೋಗುತ್ತದೆ", for: "ಯಾವುದಕ್ಕೆ", waitingTitle: "ನಿಮ್ಮ ಪಾವತಿ ದಾರಿಯಲ್ಲಿದೆ", waiting: "ನೀವು ಈಗಷ್ಟೇ ಕಟ್ಟಿದ್ದರೆ, ಬ್ಯಾಂಕ್ ಖಚಿತಪಡಿಸಿದ ಕೂಡಲೇ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ. ಕಾಯಬೇಕಿಲ್ಲ.", back: "ನಾನು ಇನ್ನೂ ಕಟ್ಟಿಲ್ಲ", paidTitle: "ಪಾವತಿ ತಲುಪಿದೆ", paidNext: "ವಿದ್ಯಾರ್ಥಿಗೆ ಇದು ಕಾಣಿಸುತ್ತದೆ. ರಸೀದಿ ಎಲ್ಲಿಗೆ ಕಳುಹಿಸಬೇಕೆಂದು ಕಾರ್ಡ್ ಪೇಜ್ ಕೇಳಿತ್ತು; ಈಗ ಈ ಪೇಜ್ ಮುಚ್ಚಬಹುದು.", what: "Safar ಭಾರತದ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಅಮೆರಿಕದ ಯೂನಿವರ್ಸಿಟಿಗೆ ಹೋಗಲು ಸಹಾಯ ಮಾಡುತ್ತದೆ."}} satisfies Of['words']
export const held: Of['held'] = ["over","page.amount","page.until","page.pay","page.next","page.bank","page.inDoubt","page.paid"]
export const isMachine = true
