import { describe, expect, test } from 'vitest'
import { checkDigit, readPassport } from './passport.ts'

const today = Temporal.PlainDate.from('2026-11-24')

/** The lines of a made-up passport, with right digits. */
function lines({
  names = 'IYER<<MEERA<LAKSHMI',
  number = 'Z1234567',
  born = '010709',
  sex = 'F',
  until = '310514',
  personal = '',
} = {}): string {
  const [passport, rest] = [number.padEnd(9, '<'), personal.padEnd(14, '<')]
  const checked = (text: string) => `${text}${checkDigit(text)}`
  const parts = [checked(passport), checked(born), checked(until), checked(rest)] as const
  const whole = checkDigit(parts.join(''))
  return `${`P<IND${names}`.padEnd(44, '<').slice(0, 44)}\n${parts[0]}IND${parts[1]}${sex}${parts[2]}${parts[3]}${whole}`
}

const said = (typed: string) => {
  const read = readPassport(typed, today)
  return 'problem' in read ? read.problem : JSON.parse(JSON.stringify(read.passport))
}

test('the specimen of ICAO 9303', () => {
  const specimen = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'
  expect(said(specimen)).toEqual({
    surname: 'ERIKSSON',
    givenNames: 'ANNA MARIA',
    isCut: false,
    number: 'L898902C3',
    nationality: 'UTO',
    bornOn: '1974-08-12',
    sex: 'F',
    expiresOn: '2012-04-15',
  })
})

describe('names', () => {
  // prettier-ignore
  test.each([
    ['two given names',   'IYER<<MEERA<LAKSHMI',        'IYER',            'MEERA LAKSHMI', false],
    ['a double surname',  'RAO<IYER<<MEERA',            'RAO IYER',        'MEERA',         false],
    ['a single name',     'RAMESH',                     'RAMESH',          '',              false],
    ['initials',          'RAMESH<<S',                  'RAMESH',          'S',             false],
    ['one letter each',   'O<<X',                       'O',               'X',             false],
    ['39 letters',        `IYER<<${'M'.repeat(33)}`,    'IYER',            'M'.repeat(33),  true],
    ['more than fit',     `IYER<<${'M'.repeat(60)}`,    'IYER',            'M'.repeat(33),  true],
  ])('%s', (_, names, surname, givenNames, isCut) => {
    expect(said(lines({ names }))).toMatchObject({ surname, givenNames, isCut })
  })
})

test.each(['IYER<<MEERA<L4KSHMI', 'IYER<<MEERA<0', 'IY3R'])('a digit in the name line is refused: %s', names => {
  expect(said(lines({ names }))).toBe('name')
})

test('a name line without a name is refused', () => {
  expect(said(lines({ names: '' }))).toBe('name')
})

test('typed in small letters, with spaces, in one row, with other arrows', () => {
  const read = said(lines())
  expect(said(lines().toLowerCase())).toEqual(read)
  expect(said(lines().replace('\n', ''))).toEqual(read)
  expect(said(lines().replaceAll('<', ' <'))).toEqual(read)
  expect(said(lines().replaceAll('<', '‹'))).toEqual(read)
})

test.each([
  ['one sign too few', lines().slice(1), 'length'],
  ['nothing', '', 'length'],
  ['something else', 'x'.repeat(5000), 'length'],
  ['letters of another script', lines().replace('IYER', 'ஐயர்'), 'length'],
  ['an identity card', lines().replace('P<', 'I<'), 'not-passport'],
  ['a slip in the number', lines().replace('Z1234567', 'Z1234568'), 'number'],
  ['the letter O for a zero', lines({ number: 'Z1230567' }).replace('Z1230567', 'Z123O567'), 'number'],
  ['a slip in the birth date', lines().replace('010709', '010708'), 'birth'],
  ['a day that is none', lines({ born: '010231' }), 'birth'],
  ['a slip in the last day', lines().replace('310514', '310515'), 'expiry'],
  ['a month that is none', lines({ until: '311314' }), 'expiry'],
  ['a slip at the end', `${lines().slice(0, -1)}${(Number(lines().slice(-1)) + 1) % 10}`, 'whole'],
])('%s', (_, typed, problem) => {
  expect(said(typed)).toBe(problem)
})

test('years: born in 1999 and in 2008, valid until 2036', () => {
  expect(said(lines({ born: '991231', until: '360101' }))).toMatchObject({
    bornOn: '1999-12-31',
    expiresOn: '2036-01-01',
  })
  expect(said(lines({ born: '080101' }))).toMatchObject({ bornOn: '2008-01-01' })
})

test('a slip of any one sign of the second line is noticed, but for the three letters of the country and the sex', () => {
  const [first = '', second = ''] = lines().split('\n')
  for (let at = 0; at < second.length; at += 1) {
    if ((at >= 10 && at <= 12) || at === 20) continue
    const other = second.charAt(at) === '1' ? '2' : '1'
    expect([at, typeof said(`${first}\n${second.slice(0, at)}${other}${second.slice(at + 1)}`)]).toEqual([at, 'string'])
  }
})
