// What the desk wrote, cleaned by the server, as it is drawn: here and in a browser by the same rules.
import { array, assert, constantFrom, property, string } from 'fast-check'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { richContent } from './rich-text.tsx'

const drawn = (html: string) => renderToStaticMarkup(createElement(Fragment, null, ...richContent(html)))
const link = (href: string, words: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`

test.each([
  ['<p>One <strong>two</strong></p><ul><li>three</li></ul>', '<p>One <strong>two</strong></p><ul><li>three</li></ul>'],
  [
    'a &lt;b&gt; &amp;lt; &quot;c&quot; &#39;d&#39; &copy;',
    'a &lt;b&gt; &amp;lt; &quot;c&quot; &#x27;d&#x27; &amp;copy;',
  ],
  ['<p>one<br>two<br />three</p>', '<p>one<br/>two<br/>three</p>'],
  ['<a href="https://unt.edu/?a=1&amp;b=2">UNT</a>', link('https://unt.edu/?a=1&amp;b=2', 'UNT')],
  ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<span>x</span>'],
  ['<script>alert(1)</script><p>after</p>', '<p>after</p>'],
  ['<p onclick="alert(1)">x</p><img src=x onerror=alert(1)>y', '<p>x</p>y'],
  ['<svg><p>in it</p></svg>after', 'after'],
  ['<!-- <p>not this</p> -->this', 'this'],
  ['<p>never closed', '<p>never closed</p>'],
  ['</p>1 < 2 &constructor; <', '1 &lt; 2 &amp;constructor; &lt;'],
])('%s', (html, shown) => expect(drawn(html)).toBe(shown))

test('of whatever was cleaned, each word is there, and no element but those that are let through', () => {
  const piece = constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '<strong>',
    '</strong>',
    '<a href="https://a.in">',
    '</a>',
    '<li>',
    '<x>',
    '&amp;',
    '&lt;p&gt;',
    '<br>',
    '"',
    "'",
    '<!--',
    '-->',
    '<script>',
    '</script>',
  )
  assert(
    property(
      array(piece).chain(pieces => string().map(text => [...pieces, text].join(' '))),
      typed => {
        const cleaned = cleanRichText(typed)
        const words = (html: string) =>
          sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll(/\s+/g, ' ')
        expect(words(drawn(cleaned)).replaceAll('&#x27;', "'").replaceAll('&quot;', '"')).toBe(
          words(cleaned).replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
        )
        expect(drawn(cleaned)).not.toMatch(/<(?!\/?(?:p|br|strong|em|u|h3|h4|ul|ol|li|a|blockquote|code)\b)/)
      },
    ),
  )
})
