import { expect, test } from 'vitest'
import { z } from 'zod'
import { readDocument, readTable, readText } from './files.ts'

test('a table is read with its rows checked', () => {
  const [first] = readTable('states.csv', z.strictObject({ country: z.string(), code: z.string(), name: z.string() }))
  expect(first).toEqual({ country: 'US', code: 'AL', name: 'Alabama' })
})

test.each([
  ['a column that it lacks', () => readTable('states.csv', z.object({ capital: z.string() })), 'data/states.csv'],
  ['a column nobody reads', () => readTable('states.csv', z.strictObject({ code: z.string() })), 'data/states.csv'],
  [
    'a key that a section lacks',
    () => readDocument('transcripts/mumbai.md', z.object({ weather: z.string() })),
    'data/transcripts/mumbai.md',
  ],
  ['a document without sections', () => readDocument('README.md', z.object({})), 'data/README.md'],
  ['a file that is not there', () => readText('nothing.csv'), 'nothing.csv'],
])('%s is refused with the name of the file', (_, read, name) => expect(read).toThrow(name))
