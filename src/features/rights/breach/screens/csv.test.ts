import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('quotes, commas and formulas stay what they are', () => {
  const people = [{ id: '1', name: '=HYPERLINK("x")', email: null, kinds: ['Chat messages', 'Contacts'] }]
  expect(csvOf(people).split('\r\n')[1]).toBe(`"1","'=HYPERLINK(""x"")","","Chat messages; Contacts"`)
})
