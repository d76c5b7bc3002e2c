import { expect, test } from 'vitest'
import { readSnapshot, snapshotText, wasSeen, readCursor } from './delivery.ts'

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

test.each(
  // oxfmt-ignore
  [
  // what PostgreSQL said             what counts as seen
  ['00000001/104/100:105:101,103',    '100:105:101,103'],
  ['00000001/102/100:105:101,103',    '100:103:101'],
  ['00000001/90/100:105:101,103',     '91:91:'],
  ['00000001//100:105:101,103',       '1:1:'],
],
)('%s has seen nothing behind the newest notice: %s', (text, seen) => {
  const cursor = readCursor(text)
  expect(cursor && snapshotText(cursor.seen)).toBe(seen)
})

test.each(['', '100:105:101', '/104/100:105:', '00000001/104', '00000001/x/100:105:'])('%j is no cursor', text => {
  expect(readCursor(text)).toBeUndefined()
})
