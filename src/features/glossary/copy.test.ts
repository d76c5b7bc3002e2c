import { expect, test } from 'vitest'
import { meanings } from './copy.ts'

test.each(Object.entries(meanings))('%s is explained in two sentences', (_, { text }) => {
  expect(text.split(/(?<=[.:!?])\s+(?=[A-Z])/).filter(part => !part.endsWith(':'))).toHaveLength(2)
  expect(text.length).toBeLessThan(220)
})

test('a meaning with a year’s figure in rupees of a rule says where it was read', () => {
  const rules = Object.values(meanings).filter(({ text }) => /lakh a year|\$250,000/.test(text))
  expect(rules.length).toBe(2)
  expect(rules.every(({ source, shownAt }) => source !== undefined && shownAt !== undefined)).toBe(true)
})
