// Made of copy.ta.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { payWords } from './words.ts'

type Of = Translation<(typeof payWords)['english']>
export const words = {unknown: "இந்த லிங்க் வேலை செய்யவில்லை. அனுப்பியவரிடம் புதியதைக் கேளுங்கள்.", notPayable: "இப்போது இங்கே லிங்க் மூலம் செலுத்த எதுவும் இல்லை.", page: {title: "பில் செலுத்துங்கள்", wrong: "இந்த லிங்க் வேலை செய்யவில்லை", closed: "இந்த லிங்க் மூலம் செலுத்த எதுவும் இல்லை", heading: (firstName) => !firstName ? `ஒரு மாணவர் உங்களை ஒரு பில் செலுத்தக் கேட்கிறார்` : `${firstName} உங்களை ஒரு பில் செலுத்தக் கேட்கிறார்`, toWhom: "யாருக்குச் செல்கிறது", for: "எதற்காக", waitingTitle: "உங்கள் கட்டணம் வந்துகொண்டிருக்கிறது", waiting: "நீங்கள் இப்போதுதான் செலுத்தியிருந்தால், வங்கி உறுதி செய்தவுடன் இங்கே தெரியும். காத்திருக்கத் தேவையில்லை.", back: "நான் இன்னும் செலுத்தவில்லை", paidTitle: "கட்டணம் வந்து சேர்ந்தது", paidNext: "மாணவர் இதைப் பார்க்கலாம். ரசீதை எங்கே அனுப்ப வேண்டும் என்று கார்டு பக்கம் கேட்டது; இப்போது இந்தப் பக்கத்தை மூடலாம்.", what: "Safar இந்திய மாணவர்கள் அமெரிக்கப் பல்கலைக்கழகங்களுக்குச் செல்ல உதவுகிறது."}} satisfies Of['words']
export const held: Of['held'] = ["over","page.amount","page.until","page.pay","page.next","page.bank","page.inDoubt","page.paid"]
export const isMachine = true
