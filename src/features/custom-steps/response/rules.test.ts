import { expect, test } from 'vitest'
import { addressProblem, checkAttachments, typeformProblem } from './rules.ts'

test.each([
  ['https://unt.edu', undefined],
  ['https://www.unt.edu:8443/a/b?c=d#e', undefined],
  ['', 'Please enter an address.'],
  ['http://unt.edu', 'Only secure addresses'],
  ['javascript:alert(1)', 'begins with https://'],
  ['data:text/html,x', 'begins with https://'],
  ['//unt.edu', 'begins with https://'],
  ['https://meera:secret@unt.edu', 'name or password'],
  ['https://unt.edu@evil.example/', 'name or password'],
  ['https://localhost/', 'begins with https://'],
  ['https://127.0.0.1/', 'begins with https://'],
  ['https://unt.edu\\@evil.example', 'name or password'],
  ['https://unt.edu/ x', 'begins with https://'],
  [`https://unt.edu/${'x'.repeat(2000)}`, 'too long'],
])('%s as an address', (address, words) => {
  if (words === undefined) expect(addressProblem(address)).toBeUndefined()
  else expect(addressProblem(address)).toContain(words)
})

test.each([
  ['https://form.typeform.com/to/abc123', true],
  ['https://typeform.com/to/abc123', true],
  ['https://safar.typeform.com', true],
  ['http://form.typeform.com/to/abc123', false],
  ['https://typeform.com.evil.example/', false],
  ['https://eviltypeform.com/', false],
  ['https://typeform.com@evil.example/', false],
  ['https://evil.example/typeform.com', false],
  ['https://typeform.com:8443/', false],
  ['javascript:alert(1)//typeform.com', false],
])('%s as a Typeform', (address, isOne) => expect(typeformProblem(address) === undefined).toBe(isOne))

test('an attachment has a name, and an address or a file', () => {
  expect(
    checkAttachments([
      { type: 'link', title: '', url: 'http://a.b', file: null },
      { type: 'file', title: 'Letter', url: '', file: null },
    ]),
  ).toEqual({
    'attachments.0.title': 'Please name it, so that the student knows what it is.',
    'attachments.0.url': expect.stringContaining('Only secure addresses'),
    'attachments.1.file': 'Please add the file.',
  })
})
