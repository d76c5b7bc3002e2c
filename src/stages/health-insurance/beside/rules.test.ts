import { expect, test } from 'vitest'
import * as copy from './copy.ts'
import { besideOthers } from './rules.ts'

const year = { planName: 'Scholar 100', start: '2026-08-15', end: '2027-08-14' }
const later = { planName: 'Scholar Next', start: '2027-10-01', end: '2028-09-30' }
const today = '2027-06-01'

test.each([
  ['the day after the other ends', '2027-08-15', '2028-08-14', [year], []],
  [
    'a month before the other ends',
    '2027-07-15',
    '2028-07-14',
    [year],
    ['You’d pay for two insurances from 15th July 2027 to 14th August 2027'],
  ],
  ['one day too early', '2027-08-14', '2028-08-13', [year], ['You’d pay for two insurances on 14th August 2027']],
  [
    'a fortnight after the other ends',
    '2027-08-29',
    '2028-08-28',
    [year],
    ['You’d have no insurance with us from 15th August 2027 to 28th August 2027'],
  ],
  ['one day too late', '2027-08-16', '2028-08-15', [year], ['You’d have no insurance with us on 15th August 2027']],
  [
    'ends before the next begins',
    '2027-08-15',
    '2027-09-14',
    [year, later],
    ['You’d have no insurance with us from 15th September 2027 to 30th September 2027'],
  ],
  ['fills the gap between two', '2027-08-15', '2027-09-30', [year, later], []],
  [
    'reaches into the next, after a gap',
    '2027-09-01',
    '2027-12-31',
    [year, later],
    [
      'You’d pay for two insurances from 1st October 2027 to 31st December 2027',
      'You’d have no insurance with us from 15th August 2027 to 31st August 2027',
    ],
  ],
  [
    'begins at last, long after another ended: the days that are gone are gone',
    '2027-06-03',
    '2028-06-02',
    [{ ...year, end: '2026-12-31' }],
    ['You’d have no insurance with us from 1st June 2027 to 2nd June 2027'],
  ],
  ['has no other beside it', '2027-08-15', '2028-08-14', [], []],
])('who is about to pay reads of a cover that %s', (_, start, end, others, said) =>
  expect(besideOthers({ start, end }, others, today).map(beside => copy.title[beside.is](beside))).toEqual(said),
)
