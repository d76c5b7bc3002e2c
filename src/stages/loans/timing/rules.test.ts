import { describe, expect, test } from 'vitest'
import { planOf } from '#src/plan/plan.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import type { KnownDays } from '#src/plan/things.ts'
import { deadlinesIn, sanctionWeeksOf, timingOf } from './rules.ts'

const today = Temporal.PlainDate.from('2027-05-03')
const day = (text: string) => Temporal.PlainDate.from(text)
const deadlines = (known: KnownDays) => deadlinesIn(planOf(known, rulesInUse(rules), today), rulesInUse(rules))

test.each([
  ['State Bank of India', 3, 5],
  ['Bank of Baroda', 3, 5],
  ['Avanse', 2, 3],
  ['A lender that nobody knows', 2, 3],
])('%s sanctions in %i to %i weeks', (bank, least, most) => {
  expect(sanctionWeeksOf(bank)).toEqual({ least, most })
})

test('the order of the offers by time is that of these weeks', () => {
  const [publicBank, other] = [sanctionWeeksOf('State Bank of India'), sanctionWeeksOf('Avanse')]
  expect(publicBank.most).toBeGreaterThan(other.most)
  expect(publicBank.least).toBeGreaterThan(other.least)
})

test('rule A11 says the same weeks in words', () => {
  const words = rules.find(({ id }) => id === 'A11')?.words
  expect(words).toContain('Public banks take 3 to 5 weeks, others 2 to 3.')
})

test('the days are those of the plan: the sanction by the day before the interview, the money by rule A13', () => {
  const { sanction, tuitionDue, workingDays } = deadlines({
    interview: day('2027-06-15'),
    tuitionDue: day('2027-08-16'),
  })
  expect([sanction?.day.toString(), sanction?.rule.id]).toEqual(['2027-06-14', 'A11.1'])
  expect([tuitionDue?.toString(), workingDays]).toEqual(['2027-08-16', 20])
})

describe('accepted on 3 May 2027', () => {
  test.each([
    // Five weeks are 7 June, three are 24 May.
    ['State Bank of India', '2027-06-15', 'fits'],
    ['State Bank of India', '2027-06-08', 'fits'],
    ['State Bank of India', '2027-06-07', 'tight'],
    ['State Bank of India', '2027-05-25', 'tight'],
    ['State Bank of India', '2027-05-24', 'late'],
    ['Avanse', '2027-05-25', 'fits'],
    ['Avanse', '2027-05-24', 'tight'],
    ['Avanse', '2027-05-17', 'late'],
  ])('%s for an interview on %s: %s', (bank, interview, word) => {
    expect(timingOf(bank, deadlines({ interview: day(interview) }), today).sanctioned).toBe(word)
  })

  test.each([
    // Without Memorial Day, Juneteenth and Independence Day: twenty working days after 7 June are 7 July, after 24 May 23 June.
    ['State Bank of India', '2027-07-07', 'fits'],
    ['State Bank of India', '2027-07-06', 'tight'],
    ['State Bank of India', '2027-06-20', 'late'],
    ['Avanse', '2027-06-23', 'fits'],
  ])('%s for tuition due on %s: %s', (bank, tuition, word) => {
    expect(timingOf(bank, deadlines({ tuitionDue: day(tuition) }), today).paid).toBe(word)
  })

  test('an estimated interview makes no lender too late', () => {
    // Sixty days before the flight is the 17th of May.
    const flight = day('2027-07-16')
    expect(timingOf('State Bank of India', deadlines({ flight }), today).sanctioned).toBe('tight')
    expect(timingOf('State Bank of India', deadlines({ interview: day('2027-05-17') }), today).sanctioned).toBe('late')
  })

  test('where the plan knows no day, nothing is said to fit', () => {
    expect(timingOf('Avanse', deadlines({}), today)).toMatchObject({ sanctioned: 'unknown', paid: 'unknown' })
  })
})
