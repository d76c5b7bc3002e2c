import { expect, test } from 'vitest'
import { readCsv } from './files.ts'

test.each([
  ['a,b\n1,2\n', [{ a: '1', b: '2' }]],
  ['a,b\r\n1,2', [{ a: '1', b: '2' }]],
  ['a,b\n"1,5","say ""hi"""\n', [{ a: '1,5', b: 'say "hi"' }]],
  ['a,b\n"two\nlines",\n', [{ a: 'two\nlines', b: '' }]],
  ['a,b\n,\n', [{ a: '', b: '' }]],
  ['a,b\n\n1,2\n', [{ a: '1', b: '2' }]],
  ['a,b\n', []],
  ['', []],
])('%j', (text, rows) => expect(readCsv(text)).toEqual(rows))
