import { describe, expect, test } from 'vitest'
import { checkDraft, checkOnboarding, doneAsWished, doneOf, withDone, type OnboardingDraft } from './rules.ts'

const whole = {
  degree: 'masters',
  branch: 'Computer Science',
  cycle: 'fall-2027',
  completedSteps: ['loans', 'visas/ds-160'],
}
const branch = 'Please enter your branch or field name'

describe('the answers of onboarding', () => {
  test.each<[OnboardingDraft, object, object]>(
    // oxfmt-ignore
    [
    // given              while answering   at the end
    [whole, {}, {}],
    [{ ...whole, degree: 'PhD' }, {}, {}],
    [{ ...whole, cycle: 'enrolled' }, {}, {}],
    [{ ...whole, completedSteps: [] }, {}, {}],
    [{ ...whole, branch: '  ' }, {}, { branch }],
    [{ ...whole, degree: null }, {}, { degree: 'Please choose your degree.' }],
    [
      { ...whole, degree: 'diploma' },
      { degree: 'Please choose your degree.' },
      { degree: 'Please choose your degree.' },
    ],
    [{ ...whole, cycle: null }, {}, { cycle: 'Please choose your intake.' }],
    [{ ...whole, cycle: 'someday' }, { cycle: 'Please choose your intake.' }, { cycle: 'Please choose your intake.' }],
    [
      { ...whole, completedSteps: ['<b>'] },
      { completedSteps: 'Please choose from the steps of the list.' },
      { completedSteps: 'Please choose from the steps of the list.' },
    ],
    [{}, {}, { degree: 'Please choose your degree.', branch, cycle: 'Please choose your intake.' }],
  ],
  )('%j', (answers, whileAnswering, atTheEnd) => {
    expect(checkDraft(answers)).toEqual(whileAnswering)
    expect(checkOnboarding(answers)).toEqual(atTheEnd)
  })
})

describe('what is done already', () => {
  test.each([
    [[], 'loans', true, ['loans']],
    [['loans'], 'loans', true, ['loans']],
    [['loans', 'sim'], 'loans', false, ['sim']],
    [['sim'], 'loans', false, ['sim']],
  ])('%j, and %s is said to be %s', (done, route, isDone, expected) => {
    expect(withDone(done, route, isDone)).toEqual(expected)
    expect(doneAsWished(done, new Map([[doneOf(route), isDone]]))).toEqual(expected)
  })

  test('other wishes change nothing of it', () => {
    expect(doneAsWished(['loans'], new Map([['visa-paper:passport', true]]))).toEqual(['loans'])
  })
})
