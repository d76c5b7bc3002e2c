// Which page is for whom, and what stands in it.
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../platform/http/callers.ts'
import type { House } from '../platform/house.ts'
import { asElement, knownTo } from './known.ts'

export type Pages = {
  /** Empty, for whoever comes: what the service worker keeps, and what knows nobody. */
  shell: string
  /** With hints for the browser, which scripts it will need. */
  signedIn: string
  /** More of these, by the address of a step. */
  panels: ReadonlyMap<string, string>
  desk: string
  /** Of a visitor, by their paths: written at the build (written-pages.ts). */
  written: ReadonlyMap<string, string>
}

export async function readPages(folder: string): Promise<Pages> {
  const read = (name: string) => readFile(path.join(folder, `${name}.html`), 'utf8')
  const names = (await readdir(path.join(folder, 'written'))).map(file => path.basename(file, '.html'))
  const written = names.map(async name => [name === 'index' ? '/' : `/${name}`, await read(`written/${name}`)] as const)
  return {
    shell: await read('index'),
    signedIn: await read('signed-in'),
    panels: new Map(Object.entries<string>(JSON.parse(await readFile(path.join(folder, 'panels.json'), 'utf8')))),
    desk: await read('desk'),
    written: new Map(await Promise.all(written)),
  }
}

/** A database that is away or slow keeps nobody from the page, which asks for itself then. */
const longest = 1000

export async function pageFor(request: FastifyRequest, pages: Pages, house: House, nonce: string): Promise<string> {
  const shell = marked(pages.shell, nonce)
  if (!saysItWantsPage(request)) return shell
  const page = knowingPage(request, pages, house, nonce)
  if (isAtDesk(request)) return page
  const told = page.catch((error: unknown) => {
    request.log.error({ err: error }, 'a page without what it shows')
    return shell
  })
  return Promise.race([told, setTimeout(longest, shell, { ref: false })])
}

/** The service worker fetches the first page without saying so, to keep it: nobody's words may be in it. */
export const saysItWantsPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html')

async function knowingPage(request: FastifyRequest, pages: Pages, house: House, nonce: string): Promise<string> {
  const caller = await callerOf(request, house)
  // Whoever does not sit there gets the same page as for any other address.
  if (isAtDesk(request) && caller !== undefined && caller.roles.length > 0) return marked(pages.desk, nonce)
  const known = asElement(await knownTo(caller, house), nonce)
  const page = caller === undefined ? visitorsPage(request, pages) : pages.signedIn
  const hints = caller === undefined ? '' : (pages.panels.get(pathOf(request)) ?? '')
  return marked(page, nonce).replace('</head>', () => `${marked(hints, nonce)}${known}</head>`)
}

/** A guest's pass leads past the visitor's pages, which must not be seen for a moment. */
function visitorsPage(request: FastifyRequest, { written, shell }: Pages): string {
  const hasPass = request.cookies['anon'] !== undefined || 'anon' in Object(request.query)
  return (hasPass ? undefined : written.get(pathOf(request))) ?? shell
}

const pathOf = ({ url }: FastifyRequest): string => url.replace(/\?.*/s, '')

const isAtDesk = ({ url }: FastifyRequest): boolean => /^\/desk([/?]|$)/.test(url)

const marked = (page: string, nonce: string): string => page.replaceAll('%NONCE%', nonce)
