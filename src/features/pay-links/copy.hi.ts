// Made of copy.hi.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { payWords } from './words.ts'

type Of = Translation<(typeof payWords)['english']>
export const words = {unknown: "यह लिंक काम नहीं करता। जिसने भेजा है, उनसे नया लिंक माँगिए।", notPayable: "अभी यहाँ लिंक से भरने के लिए कुछ नहीं है।", page: {title: "बिल भरें", wrong: "यह लिंक काम नहीं करता", closed: "इस लिंक से भरने के लिए कुछ नहीं है", heading: (firstName) => !firstName ? `एक छात्र आपसे एक बिल भरने के लिए कह रहे हैं` : `${firstName} आपसे एक बिल भरने के लिए कह रहे हैं`, toWhom: "किसे जाएगा", for: "किसलिए", waitingTitle: "आपका भुगतान रास्ते में है", waiting: "अगर आपने अभी भरा है, तो बैंक के पक्का करते ही यह यहाँ दिखेगा। आपको रुकने की ज़रूरत नहीं है।", back: "मैंने अभी नहीं भरा है", paidTitle: "भुगतान पहुँच गया", paidNext: "छात्र इसे देख सकते हैं। कार्ड पेज ने पूछा था कि रसीद कहाँ भेजें; अब आप यह पेज बंद कर सकते हैं।", what: "Safar भारत के छात्रों की अमेरिका की यूनिवर्सिटी तक पहुँचने में मदद करता है।"}} satisfies Of['words']
export const held: Of['held'] = ["over","page.amount","page.until","page.pay","page.next","page.bank","page.inDoubt","page.paid"]
export const isMachine = true
