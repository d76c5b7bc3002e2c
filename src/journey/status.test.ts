import { expect, test } from 'vitest'
import { readStatus, statuses, statusLabel } from './status.ts'

test.each([
  ['complete', 'complete'],
  ['Complete', 'complete'],
  ['ReadyForReview', 'readyForReview'],
  ['PENDING', 'pending'],
  ['done', undefined],
  ['', undefined],
])('%j from outside is read as %s', (text, status) => expect(readStatus(text)).toBe(status))

test('each status has the label given', () => {
  expect(statuses.map(status => [status, statusLabel[status]])).toEqual([
    ['locked', 'Locked'],
    ['incomplete', 'Open'],
    ['pending', 'Open'],
    ['processing', 'In Progress'],
    ['readyForReview', 'Ready for Review'],
    ['complete', 'Step complete!'],
  ])
})
