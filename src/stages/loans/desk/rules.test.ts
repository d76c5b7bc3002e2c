import { expect, test } from 'vitest'
import { checkAsk, checkOffer, checkSpan, readOffer, stateOf, type Standing, type TypedOffer } from './rules.ts'
import { startsOf } from '#src/features/appointments/rules.ts'

const offer: TypedOffer = {
  rate: '9.5',
  amount: '30',
  moratoriumMonths: '30',
  instalments: '120',
  fee: '1',
  statedApr: '',
  rateKind: 'fixed',
}

test('an offer as it is typed and as it is kept', () => {
  expect(checkOffer(offer)).toEqual({})
  expect(readOffer(offer)).toEqual({
    rateKind: 'fixed',
    rate: 950,
    amount: 300_000_000,
    moratoriumMonths: 30,
    instalments: 120,
    fee: 100,
    statedApr: null,
  })
  expect(readOffer({ ...offer, statedApr: '10.71' })).toMatchObject({ statedApr: 1071 })
  expect(readOffer({ ...offer, rate: '8.29', amount: '12.25' })).toMatchObject({ rate: 829, amount: 122_500_000 })
})

test.each([
  [{ statedApr: '0.5' }, 'statedApr'],
  [{ statedApr: 'ten' }, 'statedApr'],
  [{ rate: '' }, 'rate'],
  [{ rate: '0.5' }, 'rate'],
  [{ rate: '31' }, 'rate'],
  [{ rate: '9.555' }, 'rate'],
  [{ rate: '-9' }, 'rate'],
  [{ rate: '1e1' }, 'rate'],
  [{ amount: '0' }, 'amount'],
  [{ amount: '12.3' }, 'amount'],
  [{ amount: '1000' }, 'amount'],
  [{ moratoriumMonths: '61' }, 'moratoriumMonths'],
  [{ moratoriumMonths: '2.5' }, 'moratoriumMonths'],
  [{ instalments: '0' }, 'instalments'],
  [{ instalments: '241' }, 'instalments'],
  [{ rateKind: '' }, 'rateKind'],
  [{ rateKind: 'both' }, 'rateKind'],
  [{ fee: '11' }, 'fee'],
  [{ fee: '' }, 'fee'],
] satisfies [Partial<TypedOffer>, string][])('%j is wrong', (change, field) => {
  expect(Object.keys(checkOffer({ ...offer, ...change }))).toEqual([field])
})

test('a question has words and a day from tomorrow on', () => {
  expect(checkAsk({ question: 'ITR?', dueOn: '2026-06-16' }, '2026-06-15')).toEqual({})
  expect(Object.keys(checkAsk({ question: ' ', dueOn: '2026-06-15' }, '2026-06-15'))).toEqual(['question', 'dueOn'])
  expect(Object.keys(checkAsk({ question: 'ITR?', dueOn: 'soon' }, '2026-06-15'))).toEqual(['dueOn'])
})

const standing: Standing = {
  isDeclined: false,
  isTakenBack: false,
  hasOffer: false,
  isAccepted: false,
  isAcceptedElsewhere: false,
  openAsks: 0,
  answeredAsks: 0,
}

test.each([
  [{}, 'new'],
  [{ openAsks: 1 }, 'asked'],
  [{ openAsks: 1, hasOffer: true }, 'asked'],
  [{ answeredAsks: 1 }, 'answered'],
  [{ hasOffer: true }, 'offered'],
  [{ answeredAsks: 1, hasOffer: true }, 'answered'],
  [{ hasOffer: true, isAccepted: true }, 'accepted'],
  [{ hasOffer: true, isAcceptedElsewhere: true }, 'elsewhere'],
  [{ isDeclined: true, answeredAsks: 2 }, 'declined'],
  [{ isTakenBack: true, openAsks: 1 }, 'taken-back'],
] satisfies [Partial<Standing>, string][])('%j is %s', (change, state) => {
  expect(stateOf({ ...standing, ...change })).toBe(state)
})

test('a span of a day is cut in half hours, in Indian time', () => {
  const span = { day: '2026-07-20', from: '10:00', until: '11:20' }
  expect(checkSpan(span)).toEqual({})
  expect(startsOf(span)).toEqual(['2026-07-20T04:30:00.000Z', '2026-07-20T05:00:00.000Z'])
  expect(Object.keys(checkSpan({ ...span, until: '09:00' }))).toEqual(['until'])
  expect(Object.keys(checkSpan({ ...span, from: '10:15' }))).toEqual(['from'])
  expect(Object.keys(checkSpan({ day: '', from: '', until: '' }))).toEqual(['day', 'from', 'until'])
})
