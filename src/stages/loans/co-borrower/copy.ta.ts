// Made of copy.ta.po by `npm run languages`: change that file instead.
import type { Translation } from '#src/values/languages.ts'
import type { coBorrowerWords } from './words.ts'

const isOne = (count: number): boolean => new Intl.PluralRules('ta').select(count) === 'one'

type Of = Translation<(typeof coBorrowerWords)['english']>
export const words = {title: "லோனுக்கான உங்கள் ஆவணங்கள்", borrows: (firstName) => !firstName ? `நீங்கள் மாணவருடன் சேர்ந்து லோன் வாங்குகிறீர்கள்.` : `நீங்கள் ${firstName} உடன் சேர்ந்து லோன் வாங்குகிறீர்கள்.`, listTitle: "உங்கள் ஆவணங்கள்", left: (count) => count === 0 ? `எல்லாம் உள்ளன` : isOne(count) ? `${count} ஆவணம் மீதம்` : `${count} ஆவணங்கள் மீதம்`, isThere: "விண்ணப்பத்தில் இது ஏற்கனவே உள்ளது.", extra: "கடன் தருபவர் கேட்டால் மட்டும்.", saved: "சேமிக்கப்பட்டது."} satisfies Of['words']
export const held: Of['held'] = ["goesTo","sees","yours","since","letOpen","erased","lenders","ending"]
export const isMachine = true
