import { expect, test } from 'vitest'
import { readSections } from './files.ts'

test('a section has a name, the values of its list, and a body with its paragraphs', () => {
  const text =
    '# Title\n\n## one\n\n- title: First: of two\n- kind: link\n\nA line\nand another\n\nA paragraph\n\n## two\n\n- title: Second\n\nText\n'
  expect(readSections(text)).toEqual([
    { name: 'one', title: 'First: of two', kind: 'link', body: 'A line\nand another\n\nA paragraph' },
    { name: 'two', title: 'Second', body: 'Text' },
  ])
})

test('a file without sections has none', () => expect(readSections('# Title\n\nText\n')).toEqual([]))

test.each(['title: one', '- title:', '* title: one'])('%j is refused as an entry of a list', line =>
  expect(() => readSections(`## one\n\n${line}\n\nText\n`)).toThrow(line),
)
