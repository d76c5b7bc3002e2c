// Made of copy.mr.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { askWords } from './words.ts'

type Of = Translation<(typeof askWords)['english']>
export const words = {home: {title: (firstName) => !firstName ? `विद्यार्थी तुम्हाला भरायला सांगत आहेत` : `${firstName} तुम्हाला भरायला सांगत आहेत`, to: "कोणाला जाईल", by: "कधी", notYet: (firstName) => !firstName ? `हे अजून इथे भरता येत नाही. आधी विद्यार्थ्याला Safar मध्ये याची स्टेप उघडावी लागेल.` : `हे अजून इथे भरता येत नाही. आधी ${firstName} यांना Safar मध्ये याची स्टेप उघडावी लागेल.`, followsTitle: "नंतर काय येईल", onItsWayTitle: "तुमचे पेमेंट वाटेत आहे", onItsWay: "बँकेने खात्री करताच ते इथे दिसेल. तुम्हाला थांबण्याची गरज नाही.", thanksTitle: "पेमेंट पोहोचले"}, askedNote: {title: (firstName) => !firstName ? `एक विद्यार्थी तुम्हाला काहीतरी भरायला सांगत आहेत` : `${firstName} तुम्हाला काहीतरी भरायला सांगत आहेत`, body: "काय आहे, किती आहे आणि कधीपर्यंत, हे पाहण्यासाठी Family उघडा."}} satisfies Of['words']
export const held: Of['held'] = ["home.pay","home.next","home.inDoubt","home.thanks","home.elsewhere","home.payers","refusals"]
export const isMachine = true
