// Made of copy.kn.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { askWords } from './words.ts'

type Of = Translation<(typeof askWords)['english']>
export const words = {home: {title: (firstName) => !firstName ? `ವಿದ್ಯಾರ್ಥಿ ನಿಮಗೆ ಕಟ್ಟಲು ಹೇಳುತ್ತಿದ್ದಾರೆ` : `${firstName} ನಿಮಗೆ ಕಟ್ಟಲು ಹೇಳುತ್ತಿದ್ದಾರೆ`, to: "ಯಾರಿಗೆ ಹೋಗುತ್ತದೆ", by: "ಯಾವಾಗ", notYet: (firstName) => !firstName ? `ಇದನ್ನು ಇನ್ನೂ ಇಲ್ಲಿ ಕಟ್ಟಲಾಗದು. ಮೊದಲು ವಿದ್ಯಾರ್ಥಿ Safar ನಲ್ಲಿ ಇದರ ಸ್ಟೆಪ್ ತೆರೆಯಬೇಕು.` : `ಇದನ್ನು ಇನ್ನೂ ಇಲ್ಲಿ ಕಟ್ಟಲಾಗದು. ಮೊದಲು ${firstName} Safar ನಲ್ಲಿ ಇದರ ಸ್ಟೆಪ್ ತೆರೆಯಬೇಕು.`, followsTitle: "ಆಮೇಲೆ ಬರುವುದು", onItsWayTitle: "ನಿಮ್ಮ ಪಾವತಿ ದಾರಿಯಲ್ಲಿದೆ", onItsWay: "ಬ್ಯಾಂಕ್ ಖಚಿತಪಡಿಸಿದ ಕೂಡಲೇ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ. ನೀವು ಕಾಯಬೇಕಿಲ್ಲ.", thanksTitle: "ಪಾವತಿ ತಲುಪಿದೆ"}, askedNote: {title: (firstName) => !firstName ? `ಒಬ್ಬ ವಿದ್ಯಾರ್ಥಿ ನಿಮಗೆ ಏನನ್ನೋ ಕಟ್ಟಲು ಹೇಳುತ್ತಿದ್ದಾರೆ` : `${firstName} ನಿಮಗೆ ಏನನ್ನೋ ಕಟ್ಟಲು ಹೇಳುತ್ತಿದ್ದಾರೆ`, body: "ಅದು ಏನು, ಎಷ್ಟು, ಯಾವಾಗಿನೊಳಗೆ ಎಂದು ನೋಡಲು Family ತೆರೆಯಿರಿ."}} satisfies Of['words']
export const held: Of['held'] = ["home.pay","home.next","home.inDoubt","home.thanks","home.elsewhere","home.payers","refusals"]
export const isMachine = true
