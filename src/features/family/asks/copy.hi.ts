// Made of copy.hi.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { askWords } from './words.ts'

type Of = Translation<(typeof askWords)['english']>
export const words = {home: {title: (firstName) => !firstName ? `छात्र आपसे भुगतान के लिए कह रहे हैं` : `${firstName} आपसे भुगतान के लिए कह रहे हैं`, to: "किसे जाएगा", by: "कब", notYet: (firstName) => !firstName ? `यह अभी यहाँ नहीं भरा जा सकता। पहले छात्र को Safar में इसका स्टेप खोलना होगा।` : `यह अभी यहाँ नहीं भरा जा सकता। पहले ${firstName} को Safar में इसका स्टेप खोलना होगा।`, followsTitle: "बाद में और क्या आएगा", onItsWayTitle: "आपका भुगतान रास्ते में है", onItsWay: "बैंक के पक्का करते ही यह यहाँ दिखेगा। आपको रुकने की ज़रूरत नहीं है।", thanksTitle: "भुगतान पहुँच गया"}, askedNote: {title: (firstName) => !firstName ? `एक छात्र आपसे कुछ भरने के लिए कह रहे हैं` : `${firstName} आपसे कुछ भरने के लिए कह रहे हैं`, body: "Family खोलकर देखिए कि क्या है, कितना है और कब तक।"}} satisfies Of['words']
export const held: Of['held'] = ["home.pay","home.next","home.inDoubt","home.thanks","home.elsewhere","home.payers","refusals"]
export const isMachine = true
