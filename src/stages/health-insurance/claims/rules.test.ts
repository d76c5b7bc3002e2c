import { describe, expect, test } from 'vitest'
import { checkDecision, paidAmountOf } from './desk/rules.ts'
import { amountOf, careDayProblem, checkAnswer, checkClaim, claimableUntil, standingOf, type Claim } from './rules.ts'

const policy = { id: 'p', coverageStart: '2026-01-10', coverageEnd: '2027-01-09' }
const known = { today: '2026-11-21', policies: [policy] }
const right: Claim = {
  policy: 'p',
  careDay: '2026-11-02',
  care: 'doctor',
  provider: 'Denton Clinic',
  story: 'A fever that stayed.',
  amount: '240.50',
  currency: 'USD',
  isPaid: 'yes',
  payout: 'us-account',
  files: ['f'],
}

describe('a claim', () => {
  test('that is right has nothing wrong with it', () => expect(checkClaim(right, known)).toEqual({}))

  test.each([
    ['no insurance', { policy: '' }, 'policy'],
    ["somebody else's insurance", { policy: 'q' }, 'policy'],
    ['no day', { careDay: '' }, 'careDay'],
    ['a day that there is not', { careDay: '2026-02-30' }, 'careDay'],
    ['care that nobody knows', { care: 'astrology' }, 'care'],
    ['no provider', { provider: ' ' }, 'provider'],
    ['a provider without end', { provider: 'x'.repeat(121) }, 'provider'],
    ['nothing that happened', { story: '' }, 'story'],
    ['a story without end', { story: 'x'.repeat(4001) }, 'story'],
    ['a text turned around', { story: 'a \u202e b' }, 'story'],
    ['no amount', { amount: '' }, 'amount'],
    ['nothing', { amount: '0' }, 'amount'],
    ['less than nothing', { amount: '-5' }, 'amount'],
    ['half a cent', { amount: '1.005' }, 'amount'],
    ['more than there is', { amount: '99999999999999999' }, 'amount'],
    ['euros', { currency: 'EUR' }, 'currency'],
    ['not said whether it is paid', { isPaid: '' }, 'isPaid'],
    ['paid, and no way back', { payout: '' }, 'payout'],
    ['no bill', { files: [] }, 'files'],
    ['eleven files', { files: Array.from({ length: 11 }, String) }, 'files'],
  ])('%s', (_, typed, field) => expect(Object.keys(checkClaim({ ...right, ...typed }, known))).toEqual([field]))

  test('what is not paid needs no way back', () =>
    expect(checkClaim({ ...right, isPaid: 'no', payout: '' }, known)).toEqual({}))
})

test.each(
  // oxfmt-ignore
  [
  ['today',                          '2026-11-21', undefined],
  ['tomorrow',                       '2026-11-22', 'This day is still ahead. Please file the claim after the care.'],
  ['180 days ago',                   '2026-05-25', undefined],
  ['181 days ago',                   '2026-05-24', 'This was 181 days ago. Insurers usually take a claim within 180 days of the care, and so do we. Ask us in the chat if something kept you from filing.'],
  ['the first day that is covered',  '2026-01-10', 'This was 315 days ago. Insurers usually take a claim within 180 days of the care, and so do we. Ask us in the chat if something kept you from filing.'],
  ['the day before',                 '2026-01-09', 'This insurance covers 10th January 2026 to 9th January 2027. Care on another day is not covered.'],
  ['as Americans write it',          '11/02/2026', undefined],
],
)('care %s', (_, day, said) => expect(careDayProblem(day, policy, '2026-11-21')).toBe(said))

test('the last day to claim', () => expect(claimableUntil('2026-05-25').toString()).toBe('2026-11-21'))

test.each([
  ['1,00,000.50', 'INR', 10_000_050],
  ['$1,240.5', 'USD', 124_050],
  ['240', 'USD', 24_000],
  ['240,50', 'USD', undefined],
])('%s in %s', (typed, currency, minor) => expect(amountOf(typed, currency)?.minor).toBe(minor))

const [first, second] = ['2026-11-01T06:00:00Z', '2026-11-02T06:00:00Z']
test.each(
  // oxfmt-ignore
  [
  ['filed',                { askedAt: null,   answeredAt: null,   decidedAt: null },   'waits'],
  ['asked',                { askedAt: first,  answeredAt: null,   decidedAt: null },   'asked'],
  ['answered',             { askedAt: first,  answeredAt: second, decidedAt: null },   'waits'],
  ['asked again',          { askedAt: second, answeredAt: first,  decidedAt: null },   'asked'],
  ['decided while asked',  { askedAt: first,  answeredAt: null,   decidedAt: second }, 'decided'],
],
)('%s', (_, dates, standing) => expect(standingOf(dates)).toBe(standing))

test.each([
  ['words', { words: 'Here.', files: [] }, []],
  ['files', { words: '', files: ['f'] }, []],
  ['neither', { words: ' ', files: [] }, ['words']],
  ['too many files', { words: '', files: Array.from({ length: 11 }, String) }, ['files']],
])('an answer with %s', (_, answer, wrong) => expect(Object.keys(checkAnswer(answer))).toEqual(wrong))

test.each(
  // oxfmt-ignore
  [
  ['paid',                    { outcome: 'paid', amount: '120.00', words: '' }, []],
  ['paid nothing',            { outcome: 'paid', amount: '0', words: '' }, ['amount']],
  ['paid without an amount',  { outcome: 'paid', amount: '', words: '' }, ['amount']],
  ['declined',                { outcome: 'declined', amount: '', words: 'Not covered.' }, []],
  ['declined without a word', { outcome: 'declined', amount: '', words: '' }, ['words']],
  ['something else',          { outcome: 'lost', amount: '', words: 'x' }, ['outcome']],
],
)('decided: %s', (_, decision, wrong) => expect(Object.keys(checkDecision(decision))).toEqual(wrong))

test.each([
  ['1,200.50', 120_050],
  ['0', undefined],
  ['9999999999', undefined],
  ['ten', undefined],
])('%s dollars', (typed, cents) => expect(paidAmountOf(typed)).toBe(cents))
