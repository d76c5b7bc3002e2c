import { describe, expect, test } from 'vitest'
import { checkAnswers, checkForm, requiredDone, type Answer, type Question, type QuestionKind } from './rules.ts'

const question = (kind: QuestionKind, rest: Partial<Question> = {}): Question => ({
  id: 'q',
  kind,
  label: 'Question',
  help: '',
  required: false,
  options: [],
  min: null,
  max: null,
  ...rest,
})
const options = ['Covaxin', 'Covishield']
const id = '0197a1b2-0000-7000-8000-000000000001'

describe('an answer', () => {
  test.each<[QuestionKind, Partial<Question>, Answer | undefined, string | undefined]>(
    // oxfmt-ignore
    [
    // kind       question                    answer                 what is said
    ['text',      {},                         undefined,             undefined],
    ['text',      { required: true },         undefined,             'Please answer this question.'],
    ['text',      { required: true },         '  \u200b',            'Please answer this question.'],
    ['text',      {},                         'Hyderabad',           undefined],
    ['text',      {},                         'x'.repeat(301),       'Please use at most 300 characters.'],
    ['text',      {},                         ['a'],                 'another kind'],
    ['text',      {},                         '\u202egnp.exe',       'cannot be shown'],
    ['longText',  {},                         'x'.repeat(5000),      undefined],
    ['longText',  {},                         'x'.repeat(5001),      'Please use at most 5000 characters.'],
    ['choice',    { options },                'Covaxin',             undefined],
    ['choice',    { options },                'covaxin',             'Please choose from what is offered.'],
    ['choice',    { options, required: true }, '',                   'Please choose one.'],
    ['choices',   { options },                options,               undefined],
    ['choices',   { options, required: true }, [],                   'Please choose at least one.'],
    ['choices',   { options },                ['Other'],             'Please choose from what is offered.'],
    ['choices',   { options },                ['Covaxin', 'Covaxin'], 'another kind'],
    ['choices',   { options },                'Covaxin',             'another kind'],
    ['number',    { min: 0, max: 10 },        '7.5',                 undefined],
    ['number',    {},                         '1,20,000',            undefined],
    ['number',    { min: 0, max: 10 },        '11',                  'Please enter a number from 0 to 10.'],
    ['number',    { min: 0 },                 '-1',                  'Please enter at least 0.'],
    ['number',    { max: 9 },                 '10',                  'Please enter at most 9.'],
    ['number',    {},                         '1e5',                 'Please enter a number'],
    ['number',    {},                         'Infinity',            'Please enter a number'],
    ['date',      {},                         '2026-11-21',          undefined],
    ['date',      {},                         '2026-02-30',          'Please enter a day that exists.'],
    ['date',      {},                         '0001-01-01',          'Please enter a day that exists.'],
    ['date',      {},                         'tomorrow',            'Please enter a day that exists.'],
    ['file',      {},                         [id],                  undefined],
    ['file',      { required: true },         [],                    'Please add a file.'],
    ['file',      {},                         ['1; drop table'],     'We could not find this file.'],
    ['file',      {},                         [id, id],              'another kind'],
    ['file',      {},                         Array.from({ length: 6 }, (_, at) => id.slice(0, -1) + at), 'at most 5 files'],
  ],
  )('to a question of kind %s %j: %j', (kind, rest, answer, words) => {
    const said = checkAnswers([question(kind, rest)], answer === undefined ? {} : { q: answer })['q']
    if (words === undefined) expect(said).toBeUndefined()
    else expect(said).toContain(words)
  })

  test('to a question that was never asked is refused', () => {
    expect(checkAnswers([question('text')], { other: 'x' })).toEqual({ other: expect.stringContaining('taken away') })
    expect(checkAnswers([question('text')], { __proto__: 'x' })).toEqual({})
  })
})

test('progress counts what must be answered', () => {
  const form = [
    question('text', { required: true }),
    question('file', { id: 'f', required: true }),
    question('text', { id: 'o' }),
  ]
  expect(requiredDone(form, {})).toEqual({ done: 0, all: 2 })
  expect(requiredDone(form, { q: 'a', f: [], o: 'b' })).toEqual({ done: 1, all: 2 })
})

describe('a form', () => {
  test.each<[Partial<Question>, Record<string, string>]>([
    [{}, {}],
    [{ label: ' ' }, { 'form.0.label': 'Please write the question.' }],
    [{ kind: 'choice', options: ['One'] }, { 'form.0.options': 'Please offer at least two choices, one a line.' }],
    [{ kind: 'choice', options: ['One', 'One'] }, { 'form.0.options': 'One of these choices is listed twice.' }],
    [{ kind: 'choice', options: ['One', ' '] }, { 'form.0.options': 'A choice has no words.' }],
    [{ kind: 'number', min: 3, max: 2 }, { 'form.0.max': 'The largest number is smaller than the smallest.' }],
  ])('%j', (rest, said) => expect(checkForm([question('text', rest)])).toEqual(said))

  test('has no two questions of one name, and no more than 40', () => {
    expect(checkForm([question('text'), question('text')])['form']).toContain('the same name')
    const many = Array.from({ length: 41 }, (_, at) => question('text', { id: `q${at}` }))
    expect(checkForm(many)['form']).toContain('at most 40')
  })
})
