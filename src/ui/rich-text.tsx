import { createElement, useMemo } from 'react'
import type { ReactNode } from 'react'
import s from './rich-text.module.css'
import { parsedApart } from './trusted.ts'

/** The same few elements that the server lets through; anything else in the text is left out here as well. */
const elements = new Set(['p', 'br', 'strong', 'em', 'u', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'blockquote', 'code'])
const addresses = /^(https?|mailto):/i

/** Text with a little markup. It is built element by element: no string becomes a page. */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(parsedApart(html)), [html])
  return <div className={s.text}>{content}</div>
}

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(shown)

function shown(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement)) return null
  const name = node.localName
  if (!elements.has(name)) return null
  if (name === 'br') return <br key={key} />
  const content = childrenOf(node)
  return name === 'a' ? linkOf(node, key, content) : createElement(name, { key }, ...content)
}

function linkOf(node: HTMLElement, key: number, content: ReactNode[]): ReactNode {
  const href = node.getAttribute('href') ?? ''
  if (!addresses.test(href)) return createElement('span', { key }, ...content)
  return createElement('a', { key, href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...content)
}
