import { expect, test } from 'vitest'
import * as copy from './rules.ts'
import { checkSubmission, urgencyOf, type Gre, type Submission, type Toefl } from './rules.ts'

const today = '2026-06-15'
const noGre: Gre = { taken: false, quant: null, verbal: null, writing: null, date: '2026-09-01' }
const taken: Gre = { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null }
const noToefl: Toefl = { taken: false, score: null, scale: '0-120', date: '2026-09-01' }
const toefl = (score: number | null, scale: Toefl['scale'] = '0-120'): Toefl => ({
  taken: true,
  score,
  scale,
  date: null,
})
const right: Submission = {
  text: 'I grew up beside a railway line.',
  gre: taken,
  toefl: toefl(104),
  universities: ['u'],
  deadline: '2026-12-01',
  takingPaidHelp: false,
  loanProcess: null,
}

test.each<[string, Partial<Submission>, Record<string, string>]>(
  // oxfmt-ignore
  [
  ['all of it',                        {},                                                    {}],
  ['dates instead of scores',          { gre: noGre, toefl: noToefl },                        {}],
  ['today is no past day',             { gre: { ...noGre, date: today }, deadline: today },   {}],
  ['no text',                          { text: ' \n\t​' },                               { text: copy.textRequired }],
  ['too long a text',                  { text: 'x'.repeat(40_001) },                          { text: 'Please use at most 40000 characters.' }],
  ['no deadline',                      { deadline: null },                                    { deadline: copy.deadlineRequired }],
  ['a deadline that has passed',       { deadline: '2026-06-14' },                            { deadline: copy.dateInPast }],
  ['no word of paid help',             { takingPaidHelp: null },                              { takingPaidHelp: copy.paidHelpRequired }],
  ['no university',                    { universities: [] },                                  { universities: copy.universitiesRequired }],
  ['thirty-one universities',          { universities: Array.from({ length: 31 }, String) },  { universities: 'Please choose at most 30 universities.' }],
  ['nothing of the GRE',               { gre: { ...noGre, taken: null, date: null } },        { 'gre.taken': copy.greRequired }],
  ['a GRE not taken without a day',    { gre: { ...noGre, date: null } },                     { 'gre.date': copy.greRequired }],
  ['a GRE day that has passed',        { gre: { ...noGre, date: '2026-06-14' } },             { 'gre.date': copy.dateInPast }],
  ['a GRE taken without scores',       { gre: { ...taken, quant: null, verbal: null, writing: null } }, { 'gre.quant': copy.greRequired }],
  ['a GRE partly filled',              { gre: { ...taken, writing: null } },                  { 'gre.writing': copy.greWrong }],
  ['a GRE beyond its scale',           { gre: { ...taken, quant: 171, verbal: 129 } },        { 'gre.quant': copy.greWrong, 'gre.verbal': copy.greWrong }],
  ['a GRE essay in quarters',          { gre: { ...taken, writing: 4.25 } },                  { 'gre.writing': copy.greWrong }],
  ['nothing of the TOEFL, in the GRE’s words', { toefl: { ...noToefl, taken: null, date: null } }, { 'toefl.taken': copy.greRequired }],
  ['a TOEFL taken without a score',    { toefl: toefl(null) },                                { 'toefl.score': copy.greRequired }],
  ['a TOEFL that is no number',        { toefl: toefl(Number.NaN) },                          { 'toefl.score': copy.scoreWrong }],
  ['a TOEFL of 121',                   { toefl: toefl(121) },                                 { 'toefl.score': copy.toeflWrong }],
  ['a TOEFL of 0',                     { toefl: toefl(0) },                                   {}],
  ['a TOEFL of 5.5 on the new scale',  { toefl: toefl(5.5, '1-6') },                          {}],
  ['a TOEFL of 5.4 on the new scale',  { toefl: toefl(5.4, '1-6') },                          { 'toefl.score': copy.toeflWrong }],
],
)('%s', (_, change, expected) => {
  expect(checkSubmission({ ...right, ...change }, today)).toEqual(expected)
})

test.each([
  [0, 'urgent'],
  [3, 'urgent'],
  [4, 'high'],
  [10, 'high'],
  [11, 'medium'],
] as const)('%d days before the deadline it is %s', (days, urgency) => {
  expect(urgencyOf(days)).toBe(urgency)
})
