import { expect, test } from 'vitest'
import { isDueForRecheck, overdueMark, sourcesInWords } from './guide.ts'

test.each([
  ['2026-02-25', '2026-08-25', false],
  ['2026-02-25', '2026-08-26', true],
  ['2026-08-31', '2027-02-28', false],
  ['2026-08-31', '2027-03-01', true],
])('a fact checked on %s is due for a re-check on %s: %s', (checkedOn, today, expected) => {
  expect(isDueForRecheck(checkedOn, today)).toBe(expected)
})

test('sources of one day are named together, and that nobody has looked for long is said', () => {
  const sources = [
    { name: 'One', checkedOn: '2026-07-01' },
    { name: 'Two', checkedOn: '2026-07-01' },
    { name: 'Three', checkedOn: '2026-02-25' },
  ]
  expect(sourcesInWords(sources, Temporal.PlainDate.from('2026-11-27'))).toBe(
    'One; Two, checked on 1st July 2026. Three, checked on 25th February 2026, more than six months ago: it may be different now, so look there before you rely on it',
  )
})

test.each([
  ['2026-09-30', 'and due to be read again', ': due to be read again'],
  ['2026-10-01', undefined, ''],
  ['2027-01-01', undefined, ''],
])('a page that the desk wants to read again by %s, read in July, says so from the next day on', (by, since, mark) => {
  const source = { name: 'A page', checkedOn: '2026-07-01', checkAgainBy: by }
  const today = Temporal.PlainDate.from('2026-10-01')
  expect(sourcesInWords([source], today)).toBe(
    `A page, checked on 1st July 2026${since === undefined ? '' : `, ${since}: it may be different now, so look there before you rely on it`}`,
  )
  expect(overdueMark(source, today)).toBe(mark)
})
