// Made of copy.ta.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { languageWords } from './words.ts'

type Of = Translation<(typeof languageWords)['english']>
export const words = {byMachine: "இது இயந்திரம் செய்த மொழிபெயர்ப்பு; ஆங்கிலத்தில் உள்ளதே செல்லும்.", inEnglish: "தொகைகள், தேதிகள், நீங்கள் ஒப்புக்கொள்பவை இங்கே ஆங்கிலத்தில் உள்ளன. ஒருவர் மொழிபெயர்ப்பைச் சரிபார்க்கும் வரை அவை ஆங்கிலத்திலேயே இருக்கும்.", label: "மொழி", showAll: (count) => `எல்லா ${count}-ஐயும் காட்டு`, showFirst: (count) => `முதல் ${count}-ஐக் காட்டு`} satisfies Of['words']
export const held: Of['held'] = []
export const isMachine = true
