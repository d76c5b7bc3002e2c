import { createElement, useMemo } from 'react'
import type { ReactNode } from 'react'
import s from './rich-text.module.css'

/** The same few elements that the server lets through; anything else in the text is left out here as well. */
const elements = new Set(['p', 'br', 'strong', 'em', 'u', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'blockquote', 'code'])
const addresses = /^(https?|mailto):/i

/** Text with a little markup. It is built element by element, at the server as in a browser: no string becomes a page. */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => richContent(html), [html])
  return <div className={s.text}>{content}</div>
}

const neverClosed = new Set([
  'img',
  'hr',
  'input',
  'meta',
  'link',
  'wbr',
  'source',
  'area',
  'base',
  'col',
  'embed',
  'track',
])

type Open = { name: string; href: string; content: ReactNode[] }

/** Of what the server has cleaned: each element is closed, and no sign of markup stands in a text or an address. */
export function richContent(html: string): ReactNode[] {
  const root: Open = { name: '', href: '', content: [] }
  const open = [root]
  for (const [, comment, isEnd, tag = '', given = '', text] of html.matchAll(pieces)) {
    const parent = open.at(-1) ?? root
    const name = tag.toLowerCase()
    if (comment !== undefined) continue
    if (text !== undefined) parent.content.push(unescaped(text))
    else if (name === 'br') parent.content.push(<br key={parent.content.length} />)
    else if (neverClosed.has(name)) continue
    else if (isEnd === '') open.push({ name, href: unescaped(/\shref="([^"]*)"/i.exec(given)?.[1] ?? ''), content: [] })
    else if (parent.name === name && parent !== root) close(open)
  }
  while (open.length > 1) close(open)
  return root.content
}

const pieces = /(<!--[\s\S]*?-->)|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^"<>])*)>|([^<]+|<)/gi

function close(open: Open[]): void {
  const ended = open.pop()
  const into = open.at(-1)
  // What we don't know goes with all that is in it.
  if (ended === undefined || into === undefined || !elements.has(ended.name)) return
  const key = into.content.length
  into.content.push(ended.name === 'a' ? linkOf(ended, key) : createElement(ended.name, { key }, ...ended.content))
}

function linkOf({ href, content }: Open, key: number): ReactNode {
  if (!addresses.test(href)) return createElement('span', { key }, ...content)
  return createElement('a', { key, href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...content)
}

const signs = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }))

/** Once, from left to right: '&amp;lt;' is the text '&lt;'. */
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return signs.get(String(name)) ?? whole
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
