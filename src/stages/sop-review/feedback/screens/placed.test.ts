import { describe, expect, test } from 'vitest'
import type { RemarkView } from '../contract.ts'
import { markedIn, nameOf, onTheWhole, placedIn } from './placed.ts'

const remark = (id: string, start: number | null, more: Partial<RemarkView> = {}): RemarkView => ({
  id,
  author: 'Kavya',
  tag: null,
  text: '',
  revision: 1,
  createdAt: '2026-06-15T06:00:00Z',
  editedAt: null,
  markedForHelp: false,
  helpAnswer: null,
  place: start === null ? null : { start, end: start + 5, quote: `words of ${id}`, prefix: '', suffix: '' },
  ...more,
})

test('remarks are numbered as they stand in the text, those on the whole not at all', () => {
  const remarks = [remark('late', 40), remark('whole', null), remark('early', 2)]
  expect(placedIn(remarks).map(({ id, number }) => [id, number])).toEqual([
    ['early', 1],
    ['late', 2],
  ])
  expect(onTheWhole(remarks).map(({ id }) => id)).toEqual(['whole'])
})

describe('the name of a highlight', () => {
  test.each([
    ['one', [remark('a', 0)], 'Remark 1: "words of a"'],
    ['two that begin together', [remark('a', 0), remark('b', 0)], 'Remarks 1 and 2: "words of a" and "words of b"'],
  ])('%s', (_, remarks, name) => {
    expect(nameOf(placedIn(remarks))).toBe(name)
  })

  test('a long quote is there to its end', () => {
    const quote = `${'word '.repeat(40)}end`
    const [long] = placedIn([remark('a', 0, { place: { start: 0, end: quote.length, quote, prefix: '', suffix: '' } })])
    expect(long && nameOf([long])).toBe(`Remark 1: "${quote}"`)
  })
})

test('what is answered is not asked about again', () => {
  const helpAnswer = { text: 'So.', by: 'Dev', at: '2026-06-15T06:00:00Z' }
  expect(
    markedIn([
      remark('a', 0, { markedForHelp: true }),
      remark('b', 9, { markedForHelp: true, helpAnswer }),
      remark('c', 20),
    ]),
  ).toBe(1)
})
