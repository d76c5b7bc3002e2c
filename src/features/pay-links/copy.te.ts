// Made of copy.te.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { payWords } from './words.ts'

type Of = Translation<(typeof payWords)['english']>
export const words = {unknown: "ఈ లింక్ పనిచేయడం లేదు. పంపిన వారిని కొత్తది అడగండి.", notPayable: "ఇప్పుడు ఇక్కడ లింక్ ద్వారా చెల్లించడానికి ఏమీ లేదు.", page: {title: "బిల్ చెల్లించండి", wrong: "ఈ లింక్ పనిచేయడం లేదు", closed: "ఈ లింక్ ద్వారా చెల్లించడానికి ఏమీ లేదు", heading: (firstName) => !firstName ? `ఒక విద్యార్థి మిమ్మల్ని ఒక బిల్ చెల్లించమని అడుగుతున్నారు` : `${firstName} మిమ్మల్ని ఒక బిల్ చెల్లించమని అడుగుతున్నారు`, toWhom: "ఎవరికి వెళ్తుంది", for: "దేని కోసం", waitingTitle: "మీ చెల్లింపు దారిలో ఉంది", waiting: "మీరు ఇప్పుడే చెల్లించి ఉంటే, బ్యాంక్ నిర్ధారించగానే ఇక్కడ కనిపిస్తుంది. మీరు వేచి ఉండక్కర్లేదు.", back: "నేను ఇంకా చెల్లించలేదు", paidTitle: "చెల్లింపు అందింది", paidNext: "విద్యార్థికి ఇది కనిపిస్తుంది. రసీదు ఎక్కడికి పంపాలో కార్డు పేజీ అడిగింది; ఇప్పుడు మీరు ఈ పేజీ మూసివేయవచ్చు.", what: "Safar భారత విద్యార్థులకు అమెరికా యూనివర్సిటీలకు వెళ్ళే దారిలో సహాయం చేస్తుంది."}} satisfies Of['words']
export const held: Of['held'] = ["over","page.amount","page.until","page.pay","page.next","page.bank","page.inDoubt","page.paid"]
export const isMachine = true
