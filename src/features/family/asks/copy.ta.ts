// Made of copy.ta.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { askWords } from './words.ts'

type Of = Translation<(typeof askWords)['english']>
export const words = {home: {title: (firstName) => !firstName ? `மாணவர் உங்களைச் செலுத்தக் கேட்கிறார்` : `${firstName} உங்களைச் செலுத்தக் கேட்கிறார்`, to: "யாருக்குச் செல்கிறது", by: "எப்போது", notYet: (firstName) => !firstName ? `இதை இன்னும் இங்கே செலுத்த முடியாது. முதலில் மாணவர் Safar-ல் இதன் படியைத் திறக்க வேண்டும்.` : `இதை இன்னும் இங்கே செலுத்த முடியாது. முதலில் ${firstName} Safar-ல் இதன் படியைத் திறக்க வேண்டும்.`, followsTitle: "பிறகு வருபவை", onItsWayTitle: "உங்கள் கட்டணம் வந்துகொண்டிருக்கிறது", onItsWay: "வங்கி உறுதி செய்தவுடன் இங்கே தெரியும். நீங்கள் காத்திருக்கத் தேவையில்லை.", thanksTitle: "கட்டணம் வந்து சேர்ந்தது"}, askedNote: {title: (firstName) => !firstName ? `ஒரு மாணவர் உங்களை ஒன்றைச் செலுத்தக் கேட்கிறார்` : `${firstName} உங்களை ஒன்றைச் செலுத்தக் கேட்கிறார்`, body: "அது என்ன, எவ்வளவு, எப்போதைக்குள் என்று பார்க்க Family திறக்கவும்."}} satisfies Of['words']
export const held: Of['held'] = ["home.pay","home.next","home.inDoubt","home.thanks","home.elsewhere","home.payers","refusals"]
export const isMachine = true
