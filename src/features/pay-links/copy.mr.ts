// Made of copy.mr.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { payWords } from './words.ts'

type Of = Translation<(typeof payWords)['english']>
export const words = {unknown: "ही लिंक चालत नाही. ज्यांनी पाठवली, त्यांच्याकडून नवी मागा.", notPayable: "सध्या इथे लिंकने भरण्यासारखे काही नाही.", page: {title: "बिल भरा", wrong: "ही लिंक चालत नाही", closed: "या लिंकने भरण्यासारखे काही नाही", heading: (firstName) => !firstName ? `एक विद्यार्थी तुम्हाला एक बिल भरायला सांगत आहेत` : `${firstName} तुम्हाला एक बिल भरायला सांगत आहेत`, toWhom: "कोणाला जाईल", for: "कशासाठी", waitingTitle: "तुमचे पेमेंट वाटेत आहे", waiting: "तुम्ही आत्ताच भरले असेल, तर बँकेने खात्री करताच ते इथे दिसेल. थांबण्याची गरज नाही.", back: "मी अजून भरलेले नाही", paidTitle: "पेमेंट पोहोचले", paidNext: "विद्यार्थ्याला हे दिसते. पावती कुठे पाठवायची हे कार्ड पेजने विचारले होते; आता तुम्ही हे पेज बंद करू शकता.", what: "Safar भारतातील विद्यार्थ्यांना अमेरिकेतील युनिव्हर्सिटीपर्यंत पोहोचायला मदत करते."}} satisfies Of['words']
export const held: Of['held'] = ["over","page.amount","page.until","page.pay","page.next","page.bank","page.inDoubt","page.paid"]
export const isMachine = true
