// Made of copy.gu.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { payWords } from './words.ts'

type Of = Translation<(typeof payWords)['english']>
export const words = {unknown: "આ લિંક કામ કરતી નથી. જેમણે મોકલી છે તેમની પાસે નવી માગો.", notPayable: "હમણાં અહીં લિંકથી ભરવાનું કંઈ નથી.", page: {title: "બિલ ભરો", wrong: "આ લિંક કામ કરતી નથી", closed: "આ લિંકથી ભરવાનું કંઈ નથી", heading: (firstName) => !firstName ? `એક વિદ્યાર્થી તમને એક બિલ ભરવાનું કહે છે` : `${firstName} તમને એક બિલ ભરવાનું કહે છે`, toWhom: "કોને જશે", for: "શેના માટે", waitingTitle: "તમારી ચુકવણી રસ્તામાં છે", waiting: "તમે હમણાં જ ભર્યું હોય, તો બેંક પાકું કરે કે તરત અહીં દેખાશે. રાહ જોવાની જરૂર નથી.", back: "મેં હજી ભર્યું નથી", paidTitle: "ચુકવણી પહોંચી ગઈ", paidNext: "વિદ્યાર્થી આ જોઈ શકે છે. રસીદ ક્યાં મોકલવી તે કાર્ડના પેજે પૂછ્યું હતું; હવે તમે આ પેજ બંધ કરી શકો.", what: "Safar ભારતના વિદ્યાર્થીઓને અમેરિકાની યુનિવર્સિટી સુધી પહોંચવામાં મદદ કરે છે."}} satisfies Of['words']
export const held: Of['held'] = ["over","page.amount","page.until","page.pay","page.next","page.bank","page.inDoubt","page.paid"]
export const isMachine = true
