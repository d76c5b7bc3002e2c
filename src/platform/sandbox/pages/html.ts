// Pages as templates: whatever is put into one is escaped, unless it is a template itself.

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | undefined

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + write(parts[index - 1]) + string))
}

function write(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return part.map(each => each.text).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string) => text.replaceAll(/[&<>"']/g, letter => entities[letter] ?? '')

/** Text whose web addresses can be clicked. */
export function linked(text: string): Html {
  const addresses = text.match(address) ?? []
  const between = text.split(address)
  const parts = between.map((part, index) => html`${part}${link(addresses[index])}`)
  return html`${parts}`
}

/** Without the full stop or bracket that closes the sentence around it. */
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g

const link = (url: string | undefined) => (url === undefined ? undefined : html`<a href="${url}">${url}</a>`)
