import { expect, test } from 'vitest'
import { csvLines } from './spreadsheet.ts'

test('a file begins with the mark by which Excel reads ₹ and हिन्दी, and its lines end as Excel ends them', () => {
  const bytes = new TextEncoder().encode(csvLines([['₹', 'हिन्दी'], ['b']]))
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
  expect(new TextDecoder().decode(bytes)).toBe('"₹","हिन्दी"\r\n"b"')
})

test.each([
  ['=1+1', `"'=1+1"`],
  ['+91 98', `"'+91 98"`],
  ['-1+1', `"'-1+1"`],
  ['-350.50x', `"'-350.50x"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['say "so", then', '"say ""so"", then"'],
  // Numbers stay numbers.
  ['350.50', '"350.50"'],
  ['-350.50', '"-350.50"'],
  ['-7', '"-7"'],
])('a cell of %j is written as %s', (text, written) => {
  expect(csvLines([[text]])).toBe(`\uFEFF${written}`)
})
