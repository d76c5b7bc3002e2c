import { expect, test } from 'vitest'
import { personContract } from './contract.ts'

const email = 'Please enter a valid email address.'
const phone = 'Please enter a valid phone number.'

test.each<[object, object]>([
  [{}, {}],
  [{ firstName: '  Meera  ', email: { university: 'Meera@UNT.edu' } }, {}],
  [
    { email: { personal: 'meera' }, phone: { homeCountry: '12345' } },
    { 'email.personal': email, 'phone.homeCountry': phone },
  ],
  [{ phone: { destinationCountry: '' } }, {}],
  [{ firstName: '' }, { firstName: 'Please enter your first name.' }],
  [{ lastName: 'Iyer\u0007' }, { lastName: 'Please remove the characters that cannot be shown.' }],
])('information %j: %j', (change, said) => {
  const { error } = personContract.changeInformation.input.safeParse(change)
  expect(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))).toEqual(said)
})

test('what is taken is trimmed and lower-cased', () => {
  const change = { firstName: '  Meera   R ', email: { university: ' Meera@UNT.edu ' } }
  expect(personContract.changeInformation.input.parse(change)).toEqual({
    firstName: 'Meera R',
    email: { university: 'meera@unt.edu' },
  })
})

test('a flight date that is no day is refused in words', () => {
  const { error } = personContract.change.input.safeParse({ flightDate: '2026-02-30' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter the day of your flight.'])
})

test('help items are words', () => {
  const { error } = personContract.changeHelpItems.input.safeParse({ add: ['visa', ' '] })
  expect(error?.issues).toMatchObject([{ path: ['add', 1], message: 'Please say what you need help with.' }])
})
