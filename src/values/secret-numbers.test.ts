import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepsDuring } from '#tests/steps-during.ts'
import { endsOfSecretNumbers, shownInPaper, withoutSecretNumbers } from './secret-numbers.ts'

const aadhaar = '2341 2341 2346'
const bare = '234123412346'
const card = '4242-4242-4242-4242'

const digits = (...lengths: number[]) =>
  fc.constantFrom(...lengths).chain(length => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`)))
const year = fc.integer({ min: 1990, max: 2035 }).map(String)
const day = fc
  .record({
    sign: fc.constantFrom('.', '/', '-', ' '),
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    year,
  })
  .map(one =>
    [one.day, one.month]
      .map(part => String(part).padStart(2, '0'))
      .concat(one.year)
      .join(one.sign),
  )
const rupees = fc.integer({ min: 1, max: 9_999_999 }).map(amount => `₹${amount.toLocaleString('en-IN')}`)
const pin = digits(6).chain(code => fc.constantFrom(code, `${code.slice(0, 3)} ${code.slice(3)}`))
const mobile = digits(9).chain(rest =>
  fc.constantFrom(
    `9${rest}`,
    `+919${rest}`,
    `+91 9${rest.slice(0, 4)} ${rest.slice(4)}`,
    `0091-9${rest}`,
    `+447${rest}`,
  ),
)
const parcel = fc
  .tuple(fc.constantFrom('Tracking number', 'AWB', 'FedEx', 'Delhivery', 'USPS'), digits(10, 11, 12, 13, 14, 16))
  .chain(([by, number]) => fc.constantFrom(`${by} ${number}`, `${by}: ${number.replaceAll(/\d{4}(?=\d)/g, '$& ')}`))
const numbers = [
  day,
  fc.array(day, { minLength: 2, maxLength: 4 }).map(days => days.join(' - ')),
  fc
    .array(year, { minLength: 2, maxLength: 5 })
    .chain(years => fc.constantFrom(...[' ', '/', '-', '\n'].map(sign => years.join(sign)))),
  rupees,
  fc.array(rupees, { minLength: 2, maxLength: 5 }).map(amounts => amounts.join('\n')),
  pin,
  fc.tuple(pin, pin).map(pins => pins.join(' ')),
  mobile,
  fc.tuple(mobile, mobile).map(two => two.join(' / ')),
  parcel,
]
const ordinary = fc
  .array(fc.tuple(fc.constantFrom('On', 'It cost', 'Until', 'I live in', 'Call', ''), fc.oneof(...numbers)), {
    minLength: 1,
    maxLength: 6,
  })
  .chain(parts =>
    fc.constantFrom(...[' ', '\n', ', '].map(sign => parts.map(part => part.join(' ').trim()).join(sign))),
  )

test.each([
  ['an Aadhaar number in groups', `It is ${aadhaar}.`, 'It is XXXX 2346.'],
  ['one without spaces', `It is ${bare}, thanks`, 'It is XXXX 2346, thanks'],
  ['one with dots', 'It is 2341.2341.2346.', 'It is XXXX 2346.'],
  ['one with slashes', 'It is 2341/2341/2346', 'It is XXXX 2346'],
  ['one with spaces around its hyphens', 'It is 2341 - 2341 - 2346', 'It is XXXX 2346'],
  ['one with low lines', '2341_2341_2346.pdf', 'XXXX 2346.pdf'],
  ['one on three lines', 'It is\n2341\r\n2341\r\n2346\r\nThanks', 'It is\nXXXX 2346\r\nThanks'],
  ['one with spaces of no width', 'It is 23\u200B41\u200B2341\u200B23\uFEFF46', 'It is XXXX 2346'],
  ['one that is written in Hindi', 'मेरा आधार २३४१ २३४१ २३४६ है', 'मेरा आधार XXXX 2346 है'],
  ['one that is written in Tamil', '௨௩௪௧.௨௩௪௧.௨௩௪௬', 'XXXX 2346'],
  ['one that is written in Urdu', '۲۳۴۱۲۳۴۱۲۳۴۶', 'XXXX 2346'],
  ['one before a floor', `${aadhaar} 2nd floor`, 'XXXX 2346 2nd floor'],
  ['one before a year on the next line', `${aadhaar}\n2026`, 'XXXX 2346\n2026'],
  ['one with spaces that do not break', 'It is 2341\u00A02341\u00A02346', 'It is XXXX 2346'],
  ['one with dashes', 'It is 2341–2341–2346', 'It is XXXX 2346'],
  ['one behind its own name', `aadhaar_${bare}_front.pdf`, 'aadhaar_XXXX 2346_front.pdf'],
  ['one behind its name and a hyphen', `Aadhaar-${bare}`, 'Aadhaar-XXXX 2346'],
  ['one before a day', `${aadhaar} 15 June`, 'XXXX 2346 15 June'],
  ['a card number', `My card ${card} was declined`, 'My card XXXX 4242 was declined'],
  ['one with its month and more', '4242 4242 4242 4242 12 28 123', 'XXXX 4242 12 28 123'],
  ['one of American Express', '3782 822463 10005', 'XXXX 0005'],
  ['one of American Express with slashes', '3782/822463/10005', 'XXXX 0005'],
  ['one with dots and its month', '4242.4242.4242.4242 12/28', 'XXXX 4242 12/28'],
  ['one on four lines', '4242\n4242\n4242\n4242', 'XXXX 4242'],
  ['one that is written in Bengali', '৪২৪২ ৪২৪২ ৪২৪২ ৪২৪২', 'XXXX 4242'],
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
  ['a British mobile number in E.164', 'Call +447700900129'],
  ['two PIN codes', 'Moved from 234123 to 412346, so 234123 412346'],
  ['signs of several kinds', '2341-2341 2346'],
  ['years in a row', 'I worked in 2021/2022/2024'],
  ['the number of a parcel', `FedEx tracking no. ${bare}`],
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

const seed = 39
test(`10,000 ordinary texts are not asked about (seed ${seed})`, () => {
  const asked = fc.sample(ordinary, { seed, numRuns: 10_000 }).filter(text => endsOfSecretNumbers(text).length > 0)
  expect(asked).toEqual([])
})

test.each(['1 ', '1234 ', '9', '1\u200B', '1234/'])(
  'the work of looking through many of %j grows with the text, not with its square',
  piece => {
    const stepsFor = (count: number) => stepsDuring(() => withoutSecretNumbers(piece.repeat(count)))
    expect(stepsFor(400)).toBeLessThan(5 * stepsFor(100))
  },
)
