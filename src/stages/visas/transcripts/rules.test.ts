import { describe, expect, test } from 'vitest'
import * as copy from './rules.ts'
import {
  checkContribution,
  checkParams,
  linesProblem,
  matchOf,
  percentOf,
  weights,
  type Line,
  type SentTranscript,
  type Wanted,
} from './rules.ts'
import { readSubject } from '#src/features/universities/subjects/rules.ts'

describe('what one asks for', () => {
  const full = { university: 'a', subject: 'CS', consulate: 'Mumbai', funding: 'funding-loan' }
  test.each([
    [full, {}],
    [{ ...full, university: '' }, { university: 'Please select the university you are going to.' }],
    [{ ...full, funding: '' }, { funding: 'Please select your source of funding.' }],
    [{ ...full, subject: ' ' }, { subject: 'Please enter the subject you are going to study.' }],
    [{ ...full, consulate: 'Bengaluru' }, { consulate: 'Please select your consulate.' }],
    [{ ...full, subject: 'x'.repeat(101) }, { subject: 'Please use at most 100 characters.' }],
  ])('%o', (params, expected) => {
    expect(checkParams(params)).toEqual(expected)
  })
})

describe('how near an interview comes', () => {
  const wanted: Wanted = {
    university: 'asu',
    subject: readSubject('Computer Science'),
    consulate: 'Hyderabad',
    funding: 'funding-loan',
  }
  const same: SentTranscript = { ...wanted, funding: ['funding-loan'] }
  test.each([
    ['all of it', same, 100],
    ['written otherwise', { ...same, subject: readSubject('comp sci') }, 100],
    ['a subject of the same field', { ...same, subject: readSubject('Data Science') }, 85],
    ['another subject', { ...same, subject: readSubject('Law') }, 70],
    ['another university', { ...same, university: 'unt' }, 70],
    ['another consulate', { ...same, consulate: 'Delhi' }, 75],
    ['other money', { ...same, funding: ['funding-self'] }, 85],
    ['both kinds of money', { ...same, funding: ['funding-loan', 'funding-self'] }, 100],
    ['nothing', { university: 'unt', subject: readSubject('Law'), consulate: 'Delhi', funding: ['funding-self'] }, 0],
  ] satisfies [string, SentTranscript, number][])('%s', (_, given, percent) => {
    expect(percentOf(matchOf(wanted, given))).toBe(percent)
  })

  test('all of it is a hundred', () => {
    expect(Object.values(weights).reduce((sum, one) => sum + one, 0)).toBe(100)
  })
})

describe('what one tells', () => {
  const vo = (txt: string): Line => ({ speaker: 'VO', txt })
  const me = (txt: string): Line => ({ speaker: 'Me', txt })
  const talk = [vo('Good morning.'), me('Good morning.'), vo('Why this one?'), me('For its labs.')]
  test.each([
    ['enough', talk, undefined],
    ['empty rows are none', [...talk, me(' '), vo('')], undefined],
    ['nothing', [], copy.linesRequired(4)],
    ['too little', talk.slice(0, 3), copy.linesRequired(4)],
    ['one speaker', talk.map(({ txt }) => me(txt)), copy.bothSpeak],
    ['a long line', [...talk, me('x'.repeat(801))], copy.lineTooLong(800)],
    ['too much', Array.from({ length: 21 }, () => talk).flat(), copy.tooManyLines(80)],
    ['marks that turn the text', [...talk, me('a\u202Eb')], 'Please remove the characters that cannot be shown.'],
  ])('%s', (_, lines, expected) => {
    expect(linesProblem(lines)).toBe(expected)
  })

  test('everything is missing', () => {
    const empty = { university: '', subject: '', consulate: '', funding: [], outcome: '', lines: [], consent: false }
    expect(Object.keys(checkContribution(empty)).toSorted()).toEqual([
      'consent',
      'consulate',
      'funding',
      'lines',
      'outcome',
      'subject',
      'university',
    ])
  })
})
