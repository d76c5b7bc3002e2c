import { expect, test } from 'vitest'
import { stepsDuring } from '#tests/steps-during.ts'
import { endsOfSecretNumbers, shownInPaper, withoutSecretNumbers } from './secret-numbers.ts'

const aadhaar = '2341 2341 2346'
const bare = '234123412346'
const card = '4242-4242-4242-4242'

test.each([
  ['an Aadhaar number in groups', `It is ${aadhaar}.`, 'It is XXXX 2346.'],
  ['one without spaces', `It is ${bare}, thanks`, 'It is XXXX 2346, thanks'],
  ['one in groups of another size', 'It is 234123 412346', 'It is XXXX 2346'],
  ['one with spaces that do not break', 'It is 2341\u00A02341\u00A02346', 'It is XXXX 2346'],
  ['one with dashes', 'It is 2341–2341–2346', 'It is XXXX 2346'],
  ['one behind its own name', `aadhaar_${bare}_front.pdf`, 'aadhaar_XXXX 2346_front.pdf'],
  ['one behind its name and a hyphen', `Aadhaar-${bare}`, 'Aadhaar-XXXX 2346'],
  ['one before a day', `${aadhaar} 15 June`, 'XXXX 2346 15 June'],
  ['a card number', `My card ${card} was declined`, 'My card XXXX 4242 was declined'],
  ['one with its month and more', '4242 4242 4242 4242 12 28 123', 'XXXX 4242 12 28 123'],
  ['one of American Express', '3782 822463 10005', 'XXXX 0005'],
  ['one of Mastercard', '5555555555554444', 'XXXX 4444'],
  ['two of them', `${aadhaar} and ${card}`, 'XXXX 2346 and XXXX 4242'],
])('%s is cut to its last four digits', (_, text, kept) => {
  expect(withoutSecretNumbers(text)).toBe(kept)
})

test.each([
  ['an Indian mobile number with its country', 'Call 91 98765 43216'],
  ['one in E.164', 'Call +919876543216'],
  ['a number that proves nothing', 'My account is 123456789012'],
  ['a rank and a year', 'Rank 1234 in 2026'],
  ['an Aadhaar-like stretch of a reference', 'Said ab2341-2341-2346cd and 6f1d-2341-2341-2346-77ab'],
  ['a moment in a name', 'Screenshot 20261123072052123'],
  ['the number of a SIM card', '8991101200003204510'],
  ['the number of a device', '490154203237518'],
])('%s is left as it is', (_, text) => {
  expect(withoutSecretNumbers(text)).toBe(text)
  expect(endsOfSecretNumbers(text)).toEqual([])
})

test.each<[string, string, string | undefined]>([
  ['an Aadhaar as the card shows it', `Name Asha Rao ${aadhaar} VID`, '2346'],
  ['one with its name before it', `Aadhaar No: ${bare}`, '2346'],
  ['a card number in groups of four', `Card ${card}`, '4242'],
  ['a reference of a bank, which passes the check by chance', `UPI/${bare}/Rent`, undefined],
  ['one between others', `UPI ${bare} 4500`, undefined],
  ['an Aadhaar before a phone number', `${aadhaar} 9876543210`, '2346'],
  ['a virtual ID', '2341 2341 2346 1234', undefined],
  ['no number', 'Statement of marks', undefined],
])('in a paper: %s', (_, text, end) => {
  expect(shownInPaper(text)).toBe(end)
})

test.each(['1 ', '1234 ', '9'])(
  'the work of looking through many of %j grows with the text, not with its square',
  piece => {
    const stepsFor = (count: number) => stepsDuring(() => withoutSecretNumbers(piece.repeat(count)))
    expect(stepsFor(400)).toBeLessThan(5 * stepsFor(100))
  },
)
