// The pages of a visitor are written at the build, so that their words are there before any script runs.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hintsFor, isSheet, withHead, type Parts } from './hints.ts'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

/** What `src/app/web/written.tsx` answers. */
type Page = { path: string; language: string; title: string; html: string; files: string[] }
type Written = { pages: Page[]; css: string; parts: Record<string, string[]> }
type Program = { write: () => Promise<Written> }

const web = path.resolve('src/app/web')
const folder = path.resolve('dist/web')
const program = path.resolve('dist/drawn')
const styles = path.join(web, 'written.css')

/** `dist/web/written`, and what somebody signed in is sent; `virtual:written.css` goes into the one style sheet. */
export function writtenPages(plugins: () => PluginOption[]): Plugin {
  let drawn: Promise<Written> | undefined
  let isBuild = false
  return {
    name: 'safar-written-pages',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: id => (id === 'virtual:written.css' ? styles : undefined),
    load: async id => {
      if (id !== styles) return undefined
      drawn ??= isBuild ? draw(plugins()) : Promise.resolve({ pages: [], css: '', parts: {} })
      return (await drawn).css
    },
    writeBundle: async (_, bundle) => {
      const { pages, parts } = await (drawn ?? Promise.reject(new Error('No page was drawn in this build.')))
      const page = await readFile(path.join(folder, 'index.html'), 'utf8')
      const signedIn = filesFor(['src/app/web/signed-in.tsx'], page, bundle)
      const signedInPage = withHead(page, hintsFor(signedIn))
      const more = Object.entries(parts).map(([at, sources]) => [at, filesFor(sources, signedInPage, bundle)] as const)
      const hinted: Parts = { signedIn, parts: Object.fromEntries(more), sheets: sheetsIn(bundle, signedIn) }
      await writeFile(path.join(folder, 'signed-in.html'), signedInPage)
      await writeFile(path.join(folder, 'parts.json'), JSON.stringify(hinted))
      for (const written of pages) {
        const name = written.path === '/' ? 'index' : written.path.slice(1)
        const place = path.join(folder, 'written', ...(written.language === 'en' ? [] : [written.language]))
        await mkdir(place, { recursive: true })
        await writeFile(path.join(place, `${name}.html`), pageOf(written, page, bundle))
      }
    },
  }
}

/** By the app itself, as a program for Node: nobody is signed in. What draws for anyone who is lies beside it (`drawn.ts`). */
async function draw(plugins: PluginOption[]): Promise<Written> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    plugins: [namesItsFile(), ...plugins],
    // The server draws as fast as it can, whatever it is started as.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: program,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { written: path.join(web, 'written.tsx'), drawn: path.join(web, 'drawn.tsx') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        // What only a browser shows.
        external: /^(pdfjs-dist|@tiptap\/)/,
        checks: { bundlerTimings: false },
      },
    },
  })
  const { write }: Program = await import(pathToFileURL(path.join(program, 'written.mjs')).href)
  return write()
}

/** Each screen and each component in it says which file it is, so that the program can tell which files a page needs. */
function namesItsFile(): Plugin {
  return {
    name: 'safar-names-its-file',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$|\/outline\/copy\.ts$/ },
      handler: (code, id) => ({
        code: `${code}\nexport const sourceFile = ${JSON.stringify(sourceOf(id))}\n${saysOf(code)}`,
        map: null,
      }),
    },
  }
}

const saysOf = (code: string): string =>
  [...code.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)]
    .map(([, name]) => `if (typeof ${name} === 'function') ${name}.sourceFile = sourceFile\n`)
    .join('')

const sourceOf = (id: string): string => path.relative('', id).replaceAll(path.sep, '/')

function pageOf({ language, title, files, html }: Page, page: string, bundle: Rolldown.OutputBundle): string {
  const inLanguage = page.replace('<html lang="en"', `<html lang="${language}"`)
  const titled = inLanguage.replace('<title>Safar</title>', () => `<title>${title} · Safar</title>`)
  const filled = titled.replace('<div id="app"></div>', () => `<div id="app">${html}</div>`)
  return withHead(filled, hintsFor(filesFor(files, page, bundle)))
}

/** The files of these sources that would be asked for once the first scripts run are asked for with the page. */
const filesFor = (sources: readonly string[], page: string, bundle: Rolldown.OutputBundle): string[] =>
  [...new Set(sources.flatMap(source => filesOf(source, bundle)))].filter(file => !page.includes(file))

/** Of each component that is fetched when it is first shown. */
function sheetsIn(bundle: Rolldown.OutputBundle, known: readonly string[]): Record<string, string[]> {
  const parts = Object.values(bundle).flatMap(chunk => {
    if (chunk.type !== 'chunk') return []
    const sheets = filesFrom(chunk.fileName, bundle).filter(file => isSheet(file) && !known.includes(file))
    const sources = chunk.moduleIds.filter(id => id.endsWith('.tsx')).map(sourceOf)
    return sheets.length === 0 ? [] : sources.map(source => [source, sheets] as const)
  })
  return Object.fromEntries(parts)
}

function filesOf(source: string, bundle: Rolldown.OutputBundle): string[] {
  const own = Object.values(bundle).find(
    chunk => chunk.type === 'chunk' && chunk.facadeModuleId !== null && sourceOf(chunk.facadeModuleId) === source,
  )
  if (own === undefined) throw new Error(`${source} has no script of its own in the build.`)
  return filesFrom(own.fileName, bundle)
}

/** A chunk and all that it imports before it runs. */
function filesFrom(first: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
    chunk.imports.forEach(visit)
  }
  visit(first)
  return [...found]
}
