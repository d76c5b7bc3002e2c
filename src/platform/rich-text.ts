// Text with a little markup, as the desk writes it for students. It is cleaned when it is written, so that nothing else
// ever lies in a table, an e-mail or an export; `ui/rich-text.tsx` builds elements from it and knows no others, because
// cleaning alone would trust one library for ever. If either of the two fails, nothing can run.
import sanitize from 'sanitize-html'

const allowed = ['p', 'br', 'strong', 'em', 'u', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'blockquote', 'code']

/** What other editors write for the same thing. */
const sameAs = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }

/** What stands in these is never shown, so it is no text either. */
const withoutContent = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'title',
  'xmp',
  'select',
  'option',
  'plaintext',
]

export function cleanRichText(html: string): string {
  const clean = sanitize(shown(html), {
    allowedTags: allowed,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    nonTextTags: withoutContent,
    nestingLimit: 30,
    transformTags: { ...sameAs, a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }) },
    // A link that leads nowhere is text.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false),
  })
  return isEmpty(clean) ? '' : clean.trim()
}

/** Control characters and halves of characters show nothing, and a table takes none of them. */
const shown = (html: string): string => html.toWellFormed().replaceAll(/(?![\n\r\t])\p{Cc}/gu, '')

/** Only whole addresses: within our own pages nothing is linked by hand. */
function linkTo(href: string | undefined): Record<string, string> {
  const address = href === undefined ? null : URL.parse(href.trim())
  if (address === null || !/^(https?|mailto):$/.test(address.protocol)) return {}
  if (address.username !== '' || address.password !== '') return {}
  return { href: address.href, rel: 'noopener noreferrer nofollow', target: '_blank' }
}

/** An editor that was emptied leaves an empty paragraph. */
const isEmpty = (html: string): boolean => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === ''
