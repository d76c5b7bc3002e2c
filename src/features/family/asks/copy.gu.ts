// Made of copy.gu.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { askWords } from './words.ts'

type Of = Translation<(typeof askWords)['english']>
export const words = {home: {title: (firstName) => !firstName ? `વિદ્યાર્થી તમને ભરવાનું કહે છે` : `${firstName} તમને ભરવાનું કહે છે`, to: "કોને જશે", by: "ક્યારે", notYet: (firstName) => !firstName ? `આ હજી અહીં ભરી શકાતું નથી. પહેલાં વિદ્યાર્થીએ Safarમાં તેનું સ્ટેપ ખોલવું પડશે.` : `આ હજી અહીં ભરી શકાતું નથી. પહેલાં ${firstName}એ Safarમાં તેનું સ્ટેપ ખોલવું પડશે.`, followsTitle: "પછી શું આવશે", onItsWayTitle: "તમારી ચુકવણી રસ્તામાં છે", onItsWay: "બેંક પાકું કરે કે તરત અહીં દેખાશે. તમારે રાહ જોવાની જરૂર નથી.", thanksTitle: "ચુકવણી પહોંચી ગઈ"}, askedNote: {title: (firstName) => !firstName ? `એક વિદ્યાર્થી તમને કંઈક ભરવાનું કહે છે` : `${firstName} તમને કંઈક ભરવાનું કહે છે`, body: "શું છે, કેટલું છે અને ક્યાં સુધીમાં, તે જોવા Family ખોલો."}} satisfies Of['words']
export const held: Of['held'] = ["home.pay","home.next","home.inDoubt","home.thanks","home.elsewhere","home.payers","refusals"]
export const isMachine = true
