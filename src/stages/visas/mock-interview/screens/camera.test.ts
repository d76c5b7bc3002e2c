import { expect, test } from 'vitest'
import { readWhy } from './camera.ts'

test.each([
  [new DOMException('', 'NotAllowedError'), 'refused'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'NotReadableError'), 'busy'],
  // As WebKitGTK has it: neither a DOMException nor an Error.
  [{ name: 'OverconstrainedError', message: 'Invalid constraint', constraint: '' }, 'missing'],
  [new TypeError('no such function'), 'unsupported'],
  ['a text', 'unsupported'],
  [null, 'unsupported'],
] as const)('of a camera that did not open because of %o one reads that it is %s', (error, why) => {
  expect(readWhy(error)).toBe(why)
})
