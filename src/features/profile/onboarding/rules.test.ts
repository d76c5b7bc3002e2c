import { describe, expect, test } from 'vitest'
import { checkDraft, checkOnboarding, type OnboardingDraft } from './rules.ts'

const whole = {
  degree: 'masters',
  branch: 'Computer Science',
  cycle: 'fall-2027',
  completedSteps: ['loans', 'visas/ds-160'],
}
const branch = 'Please enter your branch or field name'

describe('the answers of onboarding', () => {
  test.each<[OnboardingDraft, object, object]>([
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
  ])('%j', (answers, whileAnswering, atTheEnd) => {
    expect(checkDraft(answers)).toEqual(whileAnswering)
    expect(checkOnboarding(answers)).toEqual(atTheEnd)
  })
})
