import { describe, expect, it } from 'vitest'
import {
  accepted,
  changed,
  countWrong,
  failed,
  fresh,
  isRight,
  leftField,
  notYet,
  readFailure,
  shownError,
  started,
} from './form-state.ts'

const meera = { email: 'meera.iyer@example', city: '' }
const wrong = { email: 'Enter an e-mail address', city: 'Enter a city' }

describe('when an error is shown', () => {
  const start = fresh(meera)
  it.each([
    ['nothing was touched', start, undefined, undefined],
    ['the e-mail was left', leftField(start, 'email'), wrong.email, undefined],
    ['it was submitted', notYet(start), wrong.email, wrong.city],
    ['it was sent and accepted', accepted(started(notYet(start))), undefined, undefined],
  ])('%s', (_, state, email, city) => {
    expect(shownError(state, wrong, 'email')).toBe(email)
    expect(shownError(state, wrong, 'city')).toBe(city)
  })
})

describe('how many are said to be wrong', () => {
  const refused = { message: 'Check the form', fields: { city: 'There is no such city' } }
  it.each([
    ['none before it was tried', fresh(meera), wrong, 0],
    ['each', notYet(fresh(meera)), wrong, 2],
    ['none while it is sent', started(notYet(fresh(meera))), wrong, 0],
    ['what the server refuses as well, each once', failed(started(fresh(meera)), refused), wrong, 2],
  ])('%s', (_, state, errors, count) => {
    expect(countWrong(state, errors)).toBe(count)
  })
})

describe('what the server refuses', () => {
  const refusal = { message: 'Check the form', fields: { email: 'That e-mail is taken' } }
  const refused = failed(started(fresh(meera)), refusal)

  it('stands beside its field, and what was typed is kept', () => {
    expect(shownError(refused, {}, 'email')).toBe('That e-mail is taken')
    expect(refused).toMatchObject({ values: meera, failure: undefined, busy: false, failures: 1 })
  })

  it('goes when that field is changed', () => {
    const mended = changed(refused, 'email', 'meera@example.com')
    expect(shownError(mended, {}, 'email')).toBeUndefined()
  })

  it('is the error of the whole form when no field is named', () => {
    expect(failed(fresh(meera), { message: 'Too many tries' }).failure).toBe('Too many tries')
  })

  it('is not lost when it names a field that is not here', () => {
    const state = failed(fresh(meera), { message: 'Refused', fields: { flight: 'Choose a day' } })
    expect(state.failure).toBe('Refused Choose a day')
  })
})

describe('what a submit may throw', () => {
  const unknown = 'Something went wrong. Please try again.'
  it.each([
    ['our error', { message: 'No' }, { message: 'No' }],
    ['our error with fields', { message: 'No', fields: { a: 'b' } }, { message: 'No', fields: { a: 'b' } }],
    ['fields that are not words', { message: 'No', fields: { a: 1 } }, { message: 'No', fields: {} }],
    ['a lost network', new TypeError('Failed to fetch'), { message: unknown }],
    ['a string', 'oops', { message: unknown }],
    ['nothing', undefined, { message: unknown }],
  ])('%s', (_, thrown, failure) => {
    expect(readFailure(thrown)).toEqual(failure)
  })
})

describe('a form is right', () => {
  it.each([
    ['without errors', {}, true],
    ['with errors that are undefined', { email: undefined }, true],
    ['not with one error', { email: 'Enter it' }, false],
  ])('%s', (_, errors, right) => {
    expect(isRight<typeof meera>(errors)).toBe(right)
  })
})
