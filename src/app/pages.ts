// Which page is for whom, and what stands in it.
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../platform/http/callers.ts'
import type { Services } from '../platform/services.ts'
import { patiently } from '../platform/patience.ts'
import { drawnFor } from './drawn.ts'
import { hintsFor, isSheet, withHead, type Parts } from './hints.ts'
import { asElement, knownTo, type Known } from './page-data.ts'
import { fieldOf } from '../values/unknown.ts'
import { withPreview } from './previews.ts'

export type Pages = {
  /** Empty, for anyone who comes: what the service worker keeps, and what knows nobody. */
  shell: string
  /** With hints for the browser, which scripts it will need. */
  signedIn: Part
  /** More of these, by the addresses of stages, steps and the profile. */
  parts: ReadonlyMap<string, Part>
  /** Of the parts that a page is drawn with and that come later, by their sources. */
  laterSheets: Readonly<Record<string, string[]>>
  /** What stands in each sheet. */
  sheets: ReadonlyMap<string, string>
  desk: string
  /** By which a service worker says that all files of these pages are on the device. */
  release: string
  /** Of a visitor, by their paths, in another language behind its name: written at the build (written-pages.ts). */
  written: ReadonlyMap<string, string>
}

type Part = {
  html: string
  /** Of what it looks like before its own sheets are there, which come with its scripts. */
  sheets: readonly string[]
}

/** Of one answer. Only a page that was drawn has a style in it. */
export type Page = { html: string; isDrawn: boolean }

export async function readPages(folder: string): Promise<Pages> {
  const read = async (name: string) => withContent(await readFile(path.join(folder, `${name}.html`), 'utf8'))
  const json = (name: string) => readFile(path.join(folder, `${name}.json`), 'utf8')
  const { signedIn, parts, sheets }: Parts = JSON.parse(await json('parts'))
  const { release = '' }: { release?: string } = JSON.parse(await json('release'))
  const files = await readdir(path.join(folder, 'written'), { recursive: true })
  const names = files.flatMap(file => (file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : []))
  const written = names.map(async name => [keyOfWritten(name), await read(`written/${name}`)] as const)
  return {
    shell: await read('index'),
    signedIn: { html: await read('signed-in'), sheets: signedIn.filter(isSheet) },
    parts: new Map(
      Object.entries(parts).map(([at, files]) => [at, { html: hintsFor(files), sheets: files.filter(isSheet) }]),
    ),
    laterSheets: sheets,
    sheets: await sheetsIn(folder, [...signedIn, ...Object.values(parts).flat(), ...Object.values(sheets).flat()]),
    desk: await read('desk'),
    release,
    written: new Map(await Promise.all(written)),
  }
}

/** `/sign-up`, and `hi /sign-up` of the same in Hindi. */
function keyOfWritten(file: string): string {
  const [, language, name = ''] = /^(?:(\w\w)\/)?(.+)$/.exec(file) ?? []
  return `${language === undefined ? '' : `${language} `}/${name === 'index' ? '' : name}`
}

/** HTML wants it on every such element; Vite writes the one with the word of the answer without it. */
const withContent = (page: string): string => page.replace('<meta property="csp-nonce"', '$& content=""')

async function sheetsIn(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(files.filter(isSheet))]
  return new Map(
    await Promise.all(names.map(async name => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  )
}

/** A database that is away or slow keeps nobody from the page, which asks for itself then; nor from one that draws itself. */
const longest = 1000
const longestToDraw = 600

export async function pageFor(request: FastifyRequest, pages: Pages, services: Services, nonce: string): Promise<Page> {
  const { html, isDrawn } = await fullestPage(request, pages, services, nonce)
  return { html: wantsLittleData(request) ? html.replace('<html', '<html data-low-data') : html, isDrawn }
}

/** As the browser itself finds (browser/low-data.ts): what was switched on this device counts before what it asks for. */
function wantsLittleData({ cookies, headers }: FastifyRequest): boolean {
  const switched = cookies['low-data']
  return switched === undefined ? headers['save-data'] === 'on' : switched === 'on'
}

async function fullestPage(request: FastifyRequest, pages: Pages, services: Services, nonce: string): Promise<Page> {
  const shell = { html: marked(previewed(pages.shell, request, pages, services), nonce), isDrawn: false }
  if (!saysItWantsPage(request)) return shell
  const page = knowingPage(request, pages, services, nonce)
  if (isAtDesk(request)) return page
  const pageOrShell = page.catch((error: unknown) => {
    request.log.error({ err: error }, 'a page without what it shows')
    return shell
  })
  return Promise.race([pageOrShell, setTimeout(patiently(longest), shell, { ref: false })])
}

/** The service worker fetches the first page without saying so, to keep it: nobody's words may be in it. */
export const saysItWantsPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html')

async function knowingPage(request: FastifyRequest, pages: Pages, services: Services, nonce: string): Promise<Page> {
  const caller = await callerOf(request, services)
  // Anyone who does not sit there gets the same page as for any other address.
  if (isAtDesk(request) && caller !== undefined && caller.roles.length > 0)
    return { html: marked(pages.desk, nonce), isDrawn: false }
  const known = await knownTo(caller, services)
  if (caller === undefined) {
    const page = previewed(visitorsPage(request, pages), request, pages, services)
    return { html: filled(page, known, nonce), isDrawn: false }
  }
  const part = pages.parts.get(pathOf(request))
  const html = hasAllFiles(request, pages) ? pages.shell : withHead(pages.signedIn.html, part?.html ?? '')
  const page = { html, sheets: [...pages.signedIn.sheets, ...(part?.sheets ?? [])] }
  const isForUs = !caller.isGuest && (part !== undefined || pathOf(request) === '/') && !isArriving(request)
  const drawn = isForUs ? await drawnPage(request, page, { known, nonce, services, pages }) : undefined
  return drawn ?? { html: filled(page.html, known, nonce), isDrawn: false }
}

/** Then hints would only hold up the first paint: to heed thirty of them takes a slow phone half a second. */
const hasAllFiles = ({ headers }: FastifyRequest, { release }: Pages): boolean =>
  headers['service-worker-navigation-preload'] === release

/** How such an error begins: a test fails in whose app there was one. */
export const notDrawn = 'A page could not be drawn'

/** Whatever cannot be drawn here the browser draws, as it would have. */
async function drawnPage(
  request: FastifyRequest,
  page: Part,
  { known, nonce, services, pages }: { known: Known; nonce: string; services: Services; pages: Pages },
): Promise<Page | undefined> {
  const drawing = drawnFor(request, known.read).catch(async (error: unknown) => {
    request.log.error({ err: error }, notDrawn)
    await services.ports.errors
      .record({
        where: 'server',
        message: `${notDrawn}: ${error instanceof Error ? error.message : String(error)}`,
        stack: error instanceof Error ? (error.stack ?? '') : '',
        url: pathOf(request),
        requestId: request.id,
      })
      .catch(() => {})
    return undefined
  })
  const drawn = await Promise.race([drawing, setTimeout(patiently(longestToDraw), undefined, { ref: false })])
  if (drawn === undefined) return undefined
  const sheets = new Set([...page.sheets, ...drawn.parts.flatMap(part => pages.laterSheets[part] ?? [])])
  const css = [...sheets].map(sheet => pages.sheets.get(sheet) ?? '').join('\n')
  const styled = withHead(
    page.html,
    `<meta name="drawn-parts" content="${drawn.count}"><style nonce="%NONCE%">${css}${drawn.css}</style>`,
  )
  const whole = filled(styled, { ...known, read: drawn.read }, nonce)
  const place = '<div id="app"'
  return {
    html: whole.replace(`${place}>`, () => `${place} data-written inert>${drawn.html}`),
    isDrawn: true,
  }
}

/** Its words are its own: only what we wrote ourselves is marked. */
const filled = (page: string, known: Known, nonce: string): string =>
  withHead(marked(page, nonce), asElement(known, nonce))

/** A link of a university's or a partner's leads on from here. */
const isArriving = ({ cookies, query }: FastifyRequest): boolean =>
  cookies['arrived'] !== undefined ||
  ['universityID', 'planID', 'anon'].some(name => fieldOf(query, name) !== undefined)

/** A guest's pass leads past the visitor's pages, which must not be seen for a moment. */
function visitorsPage(request: FastifyRequest, { written, shell }: Pages): string {
  const hasPass = request.cookies['anon'] !== undefined || fieldOf(request.query, 'anon') !== undefined
  if (hasPass) return shell
  return (
    written.get(`${request.cookies['language'] ?? 'en'} ${pathOf(request)}`) ?? written.get(pathOf(request)) ?? shell
  )
}

const previewed = (html: string, request: FastifyRequest, { written }: Pages, { settings }: Services): string =>
  withPreview(html, pathOf(request), written, settings.publicUrl)

export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.replace(/\?.*/s, '')

const isAtDesk = ({ url }: FastifyRequest): boolean => /^\/desk([/?]|$)/.test(url)

const marked = (page: string, nonce: string): string => page.replaceAll('%NONCE%', nonce)
