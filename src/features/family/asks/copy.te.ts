// Made of copy.te.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { askWords } from './words.ts'

type Of = Translation<(typeof askWords)['english']>
export const words = {home: {title: (firstName) => !firstName ? `విద్యార్థి మిమ్మల్ని చెల్లించమని అడుగుతున్నారు` : `${firstName} మిమ్మల్ని చెల్లించమని అడుగుతున్నారు`, to: "ఎవరికి వెళ్తుంది", by: "ఎప్పుడు", notYet: (firstName) => !firstName ? `ఇది ఇంకా ఇక్కడ చెల్లించలేరు. ముందు విద్యార్థి Safar లో దీని స్టెప్ తెరవాలి.` : `ఇది ఇంకా ఇక్కడ చెల్లించలేరు. ముందు ${firstName} Safar లో దీని స్టెప్ తెరవాలి.`, followsTitle: "తర్వాత వచ్చేవి", onItsWayTitle: "మీ చెల్లింపు దారిలో ఉంది", onItsWay: "బ్యాంక్ నిర్ధారించగానే ఇక్కడ కనిపిస్తుంది. మీరు వేచి ఉండక్కర్లేదు.", thanksTitle: "చెల్లింపు అందింది"}, askedNote: {title: (firstName) => !firstName ? `ఒక విద్యార్థి మిమ్మల్ని ఒకటి చెల్లించమని అడుగుతున్నారు` : `${firstName} మిమ్మల్ని ఒకటి చెల్లించమని అడుగుతున్నారు`, body: "అది ఏమిటో, ఎంతో, ఎప్పటిలోగానో చూడటానికి Family తెరవండి."}} satisfies Of['words']
export const held: Of['held'] = ["home.pay","home.next","home.inDoubt","home.thanks","home.elsewhere","home.payers","refusals"]
export const isMachine = true
