import { expect, test } from 'vitest'
import { readSnapshot, wasSeen } from './snapshot.ts'

test.each(
  // oxfmt-ignore
  [
  // snapshot        transaction  seen
  ['100:100:',       99n,         true],
  ['100:100:',       100n,        false],
  ['100:105:101,103', 100n,       true],
  ['100:105:101,103', 101n,       false],
  ['100:105:101,103', 102n,       true],
  ['100:105:101,103', 105n,       false],
],
)('%s has seen %s: %s', (text, xid, seen) => {
  const snapshot = readSnapshot(text)
  expect(snapshot !== undefined && wasSeen(snapshot, xid)).toBe(seen)
})

test.each(['', 'x', '1:2', '1:2:3,', "1:2:';--", '1'.repeat(30) + ':2:'])('%j is no snapshot', text => {
  expect(readSnapshot(text)).toBeUndefined()
})
