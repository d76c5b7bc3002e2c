import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { afterPaint } from './src/app/after-paint.ts'
import { deskFilesPlugin } from './src/app/desk-files.ts'
import { phone } from './src/values/phone-layout.ts'
import { writtenPages } from './src/app/written-pages.ts'
import { isSeldom, type Route } from './src/wire/route.ts'

const known = new Map<string, Set<string>>()

const source = (name: string): string => path.resolve('src/app/web', name)

/** What starts a page. Started it does things, so no other page may get it along with what they share. */
const pages = { index: source('main.tsx'), signedIn: source('signed-in.tsx'), desk: source('desk.tsx') }

export default defineConfig({
  root: path.resolve('src/app/web'),
  publicDir: 'public',
  // The server writes a fresh one into each page that it sends.
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: path.resolve('dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: ['chrome136', 'edge136', 'firefox138', 'safari18.4'],
    modulePreload: { polyfill: false },
    // Nothing in data: addresses: the content security policy lets none in.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A build of four seconds need not tell where they went.
      checks: { bundlerTimings: false },
      input: { index: source('index.html'), desk: source('desk.html') },
      output: {
        // What several ask for has no name of its own, and each name is in every file that imports it: 1.7 KB of the heaviest step.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${isDynamicEntry || name === 'first' || name === 'desk' ? '[name]-' : ''}[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash][extname]`,
        codeSplitting: {
          // The bundler's own split made 222 files, of which a stage's page fetched 110: far from the server each is a round
          // trip. A module with side effects must be in no group, or other pages would run it too.
          // The first that fits takes a module; so what both pages need is settled before what one of them needs.
          groups: [
            { debugName: 'first', name: firstOrWaysIn },
            { debugName: 'visitors', name: visitorsOwn, entriesAware: true, entriesAwareMergeThreshold: 800 },
            { debugName: 'signed-in', name: neededBy('signed-in', pages.signedIn, pages.desk) },
            { debugName: 'student', name: neededBy('student', pages.signedIn) },
            // Cut by who asks for it, or a step would bring what only the desk and another step need. At 800 the heaviest step
            // weighs 159.5 KB in 57 files, at 1,500 161.1 in 53.
            { debugName: 'later', name: laterOrDesk, entriesAware: true, entriesAwareMergeThreshold: 800 },
            { debugName: 'desk', name: neededBy('desk', pages.desk) },
          ].map((group, index, { length }) => ({
            ...group,
            name: apartFromLanguages(group.name),
            priority: length - index,
          })),
        },
      },
    },
  },
  plugins: [
    deskFilesPlugin(path.resolve('dist/web'), pages.index),
    ...everyBuild(),
    writtenPages(everyBuild),
    deskPage(),
    afterPaint(),
    offlineFiles(),
    compressed(),
  ],
  server: { port: 3000, strictPort: true },
})

/** What the pages that are written at the build need as well. */
function everyBuild(): PluginOption[] {
  return [react(), routeTable(), phoneLayout(), classNames()]
}

/** Of a class in a module its own name and which file it is in, in four letters: they are in the scripts and the styles. */
function classNames(): Plugin {
  const fileOf = (id: string) => path.relative(import.meta.dirname, id.split('?')[0] ?? id)
  const short = (file: string) => createHash('sha256').update(file).digest('base64url').slice(0, 4)
  const generateScopedName = (name: string, id: string) => `${name}_${short(fileOf(id))}`
  return { name: 'safar-class-names', config: () => ({ css: { modules: { generateScopedName } } }) }
}

/** `@media (--phone)` in every style sheet is the one rule of `src/values/phone-layout.ts`. */
function phoneLayout(): Plugin {
  return {
    name: 'safar-phone-layout',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/ }, handler: code => code.replaceAll('(--phone)', `(${phone})`) },
  }
}

/**
 * What each of these pages needs before it works comes in one file, not in a hundred of a few lines:
 * a phone far from the server pays for each. What opens later is cut as the bundler likes.
 */
function neededBy(name: string, ...pages: readonly string[]) {
  return (id: string, bundle: Rolldown.ChunkingContext): string | null =>
    pages.every(page => id !== page && modulesOf(page, bundle).has(id)) ? name : null
}

/**
 * The styles of all pages of a visitor are in the first sheet, for they are painted before any script; and what these
 * have in common with a student's page is in the first script, so that they need not fetch that page's own.
 */
function firstOrWaysIn(id: string, bundle: Rolldown.ChunkingContext): string | null {
  const isNeededBy = (page: string) => id !== page && modulesOf(page, bundle).has(id)
  if (isNeededBy(pages.index)) return 'first'
  // In the order of the file: the first is the page at '/'.
  const visitors = opensLater('signed-out.tsx', bundle)
  const [landing = ''] = visitors
  const readOnly = opensLater('read-pages.ts', bundle)
  if (id.endsWith('.css') && readOnly.some(isNeededBy)) return 'first'
  if (!visitors.some(isNeededBy) || visitors.includes(id)) return null
  // What a way in shows is no student's; the form that it is in is every step's.
  if (isNeededBy(landing))
    return /\/features\/.*\/screens\/(.*\.tsx|copy\.ts|words\.ts|use-entry\.ts)$/.test(id) &&
      !isNeededBy(pages.signedIn)
      ? 'ways-in'
      : 'first'
  // The shared parts of every form: a step that needs a box to tick would otherwise bring all that is the visitors' own.
  const isShared = id.includes('/src/ui/') && modulesOf(pages.desk, bundle).has(id)
  return id.endsWith('.css') || isShared || isNeededBy(pages.signedIn) ? 'first' : null
}

/** The rest of a visitor's pages, cut by who asks for it: what steps open as well comes without what visitors alone have. */
function visitorsOwn(id: string, bundle: Rolldown.ChunkingContext): string | null {
  const isVisitors = opensLater('signed-out.tsx', bundle).some(page => page !== id && modulesOf(page, bundle).has(id))
  return isVisitors ? 'visitors' : null
}

/** What the desk needs at once, and a student's page only later: by stage and feature, for a step needs a few of them. */
function laterOrDesk(id: string, bundle: Rolldown.ChunkingContext): string | null {
  const isStudents = modulesOf(pages.index, bundle, 'and what opens later').has(id)
  if (!isStudents || !modulesOf(pages.desk, bundle).has(id)) return null
  const [, room] = /\/src\/(?:stages|features)\/([\w-]+)\//.exec(id) ?? []
  return room === undefined ? 'later' : `later-${room}`
}

/** A page waits for the words of its language, and no other page may wait for them: these stay in files of their own. */
function apartFromLanguages(name: (id: string, bundle: Rolldown.ChunkingContext) => string | null) {
  return (id: string, bundle: Rolldown.ChunkingContext): string | null =>
    /\/browser\/languages\/.*\.tsx?$|\/values\/languages\.ts$|\/use-words\.ts$/.test(id) ? null : name(id, bundle)
}

/** The screens that a list of pages names, each of which is fetched when it is opened. */
const opensLater = (list: string, bundle: Rolldown.ChunkingContext): readonly string[] =>
  bundle.getModuleInfo(source(list))?.dynamicallyImportedIds ?? []

/** A module and all that it imports before it runs. */
function modulesOf(
  page: string,
  bundle: Rolldown.ChunkingContext,
  more: 'and what opens later' | '' = '',
): Set<string> {
  const key = `${page} ${more}`
  const found = known.get(key) ?? new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    const module = bundle.getModuleInfo(id)
    module?.importedIds.forEach(visit)
    if (more !== '') module?.dynamicallyImportedIds.forEach(visit)
  }
  visit(page)
  known.set(key, found)
  return found
}

/**
 * `virtual:routes`, `virtual:seldom-routes` and `virtual:desk-routes`: the methods and paths of the contract, without its
 * schemas. Apart, so that the desk's calls are only in the desk's own scripts, and no page brings along at first what is
 * seldom called.
 */
function routeTable(): Plugin {
  const isOpen = (who: unknown) => !Array.isArray(who)
  const tables: Record<string, (who: unknown, isSeldom: boolean) => boolean> = {
    'virtual:routes': (who, isSeldom) => isOpen(who) && !isSeldom,
    'virtual:seldom-routes': (who, isSeldom) => isOpen(who) && isSeldom,
    'virtual:desk-routes': who => !isOpen(who),
  }
  return {
    name: 'safar-route-table',
    resolveId: id => (id in tables ? `\0${id}` : undefined),
    load: async id => {
      const isWanted = tables[id.replace('\0', '')]
      if (isWanted === undefined || !id.startsWith('\0')) return undefined
      const { contract } = await import('./src/app/server-modules.ts')
      const features = Object.entries(contract).map(
        ([feature, routes]) =>
          [
            feature,
            Object.fromEntries(
              Object.entries(routes)
                .filter(([, route]) => isWanted(route.who, isSeldom(routes)))
                .map(([verb, route]) => [verb, rowOf(route)]),
            ),
          ] as const,
      )
      const table = Object.fromEntries(features.filter(([, verbs]) => Object.keys(verbs).length > 0))
      return `export const routes = ${JSON.stringify(table)}`
    },
  }
}

const rowOf = ({ method, path, topic, alsoOn, staysOff }: Route) => [
  method,
  path,
  ...(topic === undefined ? [] : [{ topic, ...(alsoOn.length > 0 && { alsoOn }), ...(staysOff && { staysOff }) }]),
]

/** The built desk is served by the server; while developing, its page is found here. */
function deskPage(): Plugin {
  return {
    name: 'safar-desk-page',
    configureServer: server => {
      server.middlewares.use((request, _, next) => {
        if (/^\/desk([/?]|$)/.test(request.url ?? '')) request.url = '/desk.html'
        next()
      })
    },
  }
}

/** The service worker keeps the student's files, and is told here which they are: none of the desk's. It tells the server whether it has those of this release. */
function offlineFiles(): Plugin {
  return {
    name: 'safar-offline-files',
    apply: 'build',
    writeBundle: async (_, bundle) => {
      const worker = path.resolve('dist/web/offline.js')
      const files = reachableFrom('index.html', bundle).map(file => `/${file}`)
      const release = createHash('sha256').update(files.join()).digest('base64url').slice(0, 16)
      const program = await readFile(worker, 'utf8')
      await writeFile(worker, program.replace('__FILES__', JSON.stringify(files)).replace('__RELEASE__', release))
      await writeFile(path.resolve('dist/web/release.json'), JSON.stringify({ release }))
    },
  }
}

function reachableFrom(page: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (found.has(file) || chunk === undefined) return
    found.add(file)
    if (chunk.type !== 'chunk') return
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    for (const next of [...chunk.imports, ...chunk.dynamicImports, ...importedCss, ...importedAssets]) visit(next)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId?.endsWith(page) === true) visit(chunk.fileName)
  }
  // Those of other scripts come where such a letter stands.
  const isAhead = (file: string) => file.endsWith('.woff2') && !file.includes('noto-sans')
  for (const file of Object.keys(bundle)) if (isAhead(file)) found.add(file)
  // Of six languages a device needs one at most, which it keeps as it is opened.
  const isOfLanguage = (file: string) => /^assets\/copy\.\w\w-/.test(file)
  // What shows a PDF weighs more than all the rest, and no PDF is there without a network.
  return [...found].filter(file => file.startsWith('assets/') && !file.startsWith('assets/pdf') && !isOfLanguage(file))
}

/** Compressed once at the build, at the strongest setting, rather than at every request. */
function compressed(): Plugin {
  const brotli = promisify(brotliCompress)
  return {
    name: 'safar-compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle: async () => {
      const folder = path.resolve('dist/web')
      const files = (await readdir(folder, { recursive: true })).filter(file =>
        /\.(js|css|svg|webmanifest)$/.test(file),
      )
      for (const file of files) {
        const content = await readFile(path.join(folder, file))
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        await writeFile(path.join(folder, `${file}.br`), await brotli(content, options))
      }
    },
  }
}
