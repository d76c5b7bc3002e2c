import { expect, test } from 'vitest'
import { probableNames } from './rules.ts'

const known = { student: 'Meera Iyer', university: 'Arizona State University', subject: 'Computer Science' }
const marked = (text: string) =>
  probableNames(text, known).map(({ start, end, why }) => `${why}: ${text.slice(start, end)}`)

test.each([
  ['My name is Meera Iyer.', ['own: Meera', 'own: Iyer']],
  ['Meera, come to window four.', ['own: Meera']],
  ['My father is Mr. Suresh Rao and works at Infosys.', ['title: Mr. Suresh Rao', 'name: Infosys']],
  ['I am going to Arizona State University for Computer Science in Fall.', []],
  ['Why did you choose it? Because of Professor Lin.', ['title: Professor Lin']],
  ['Because my uncle Ramesh pays 25,00,000 rupees.', ['name: Ramesh']],
  ['My passport is Z1234567 and my number 98480 12345.', ['number: Z1234567', 'number: 98480 12345']],
  ['Write to meera.i@example.com please.', ['email: meera.i@example.com']],
  ['I live in Hyderabad. My loan is from SBI, in India.', []],
  ['', []],
])('%s', (text, expected) => {
  expect(marked(text)).toEqual(expected)
})
