import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { html, linked } from './layout.ts'

test('whatever is put into a template is text', () => {
  expect(html`<a title="${`"><script>&'`}">${1}${undefined}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;&amp;&#39;">1</a>',
  )
})

test('templates in a template stay what they are', () => {
  const words = ['a', '<b>'].map(word => html`<em>${word}</em>`)
  expect(html`<p>${words}</p>`.text).toBe('<p><em>a</em><em>&lt;b&gt;</em></p>')
})

test.for([
  [
    'see https://a.example/x?y=1&z=2.',
    'see <a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>.',
  ],
  ['(http://a.example)', '(<a href="http://a.example">http://a.example</a>)'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://a.example/"onclick="x', '<a href="https://a.example/">https://a.example/</a>&quot;onclick=&quot;x'],
] as const)('%s is linked', ([text, expected]) => {
  expect(linked(text).text).toBe(expected)
})

test('no text makes a tag of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'&:/.hp', 'https://') }), text => {
      const left = linked(text).text.replaceAll(/<a href="[^"<>']*">|<\/a>/g, '')
      expect(left).not.toMatch(/[<>"']/)
    }),
  )
})
