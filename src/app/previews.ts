// What a chat program shows of a link to a page of ours. Of a secret address, which leads to what is somebody's, it says
// what the page is for and names nobody: the message lies in a chat that others read.
import { withHead } from './hints.ts'

const secretPages = [
  {
    begin: '/pay/',
    title: 'A payment to make · Safar',
    words: 'Open it to see what it is for, how much it is and who gets it.',
  },
  {
    begin: '/family/',
    title: 'An invitation · Safar',
    words: 'A student would like to share their way to the US with you. Open it to see who.',
  },
]

/** Who has such an address may do by it what it is for. */
export const isSecret = (path: string): boolean => secretAt(path) !== undefined

const secretAt = (path: string) => secretPages.find(({ begin }) => path.startsWith(begin))

type Written = ReadonlyMap<string, string>

/** Pages that anyone may open, and that are sent about: a program that asks for them names no type. */
export const isSentAbout = (path: string, written: Written): boolean => written.has(path) || isSecret(path)

const words = 'From your first SOP draft to your first day on campus.'

/** 1200 by 630, and by its whole address, as chat programs want it. */
const picture = '/preview.png'

/** For the page of a visitor at this path, or for the empty one in its place. */
export function withPreview(html: string, path: string, written: Written, publicUrl: string): string {
  const secret = secretAt(path)
  // Who gets the first page's address is not asked to sign in by the message.
  const title = secret?.title ?? (path === '/' ? 'Safar' : titleIn(written.get(path) ?? html))
  const said = {
    'og:type': 'website',
    'og:site_name': 'Safar',
    'og:title': title,
    'og:description': secret?.words ?? words,
    'og:image': `${publicUrl}${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Safar, on the board of a bus stop',
  }
  const tags = Object.entries(said).map(([property, content]) => `<meta property="${property}" content="${content}" />`)
  const titled = secret === undefined ? html : html.replace(/<title>[^<]*/, () => `<title>${title}`)
  return withHead(titled, `${tags.join('')}<meta name="twitter:card" content="summary_large_image" />`)
}

const titleIn = (page: string): string => /<title>([^<]*)/.exec(page)?.[1] ?? 'Safar'
