// The pages of a visitor are written at the build, so that their words are there before any script runs.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

/** What `src/app/web/written.tsx` answers. */
type Written = { path: string; title: string; screen?: string; html: string }
type Program = { write: () => Promise<Written[]> }

type Drawn = { pages: readonly Written[]; css: string }

const web = path.resolve('src/app/web')
const folder = path.resolve('dist/web')
const program = path.resolve('dist/drawn')
const styles = path.join(web, 'written.css')

/** `dist/web/written`, and what somebody signed in is sent; `virtual:written.css` goes into the one style sheet. */
export function writtenPages(plugins: () => PluginOption[]): Plugin {
  let drawn: Promise<Drawn> | undefined
  let isBuild = false
  return {
    name: 'safar-written-pages',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: id => (id === 'virtual:written.css' ? styles : undefined),
    load: async id => {
      if (id !== styles) return undefined
      drawn ??= isBuild ? draw(plugins()) : Promise.resolve({ pages: [], css: '' })
      return (await drawn).css
    },
    writeBundle: async (_, bundle) => {
      const page = await readFile(path.join(folder, 'index.html'), 'utf8')
      const signedIn = withHints(page, 'signed-in.tsx', bundle)
      await writeFile(path.join(folder, 'signed-in.html'), signedIn)
      await writeFile(path.join(folder, 'parts.json'), JSON.stringify(await partHints(signedIn, bundle)))
      await mkdir(path.join(folder, 'written'), { recursive: true })
      for (const written of (await drawn)?.pages ?? []) {
        const name = written.path === '/' ? 'index' : written.path.slice(1)
        await writeFile(path.join(folder, 'written', `${name}.html`), pageOf(written, page, bundle))
      }
    },
  }
}

/** By the app itself, as a program for Node: nobody is signed in. What draws for whoever is lies beside it (`drawn.ts`). */
async function draw(plugins: PluginOption[]): Promise<Drawn> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    plugins,
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
  return withoutStyles(await write())
}

/** Our policy lets no style stand in a page: each becomes a rule of the style sheet. */
function withoutStyles(written: readonly Written[]): Drawn {
  const all = new Map<string, number>()
  const pages = written.map(page => ({
    ...page,
    html: page.html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
      const at = all.get(style) ?? all.size
      all.set(style, at)
      return ` data-drawn="${at}"`
    }),
  }))
  return { pages, css: [...all].map(([style, at]) => `[data-drawn='${at}']{${style}}`).join('\n') }
}

function pageOf({ title, screen, html }: Written, page: string, bundle: Rolldown.OutputBundle): string {
  const titled = page.replace('<title>Safar</title>', () => `<title>${title} · Safar</title>`)
  const filled = titled.replace('<div id="app"></div>', () => `<div id="app">${html}</div>`)
  return screen === undefined ? filled : withHints(filled, screen, bundle)
}

/** The files of a part that would be asked for once the first scripts run are asked for with the page. */
const withHints = (page: string, part: string, bundle: Rolldown.OutputBundle): string =>
  page.replace('</head>', () => `${hintsFor([part], page, bundle)}</head>`)

const hintsFor = (parts: readonly string[], page: string, bundle: Rolldown.OutputBundle): string =>
  [...new Set(parts.flatMap(part => filesOf(part, bundle)))]
    .filter(file => !page.includes(file))
    .map(file => {
      const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
      return `  <link ${kind} crossorigin href="/${file}" nonce="%NONCE%">\n  `
    })
    .join('')

/** By their addresses, what stages and steps need besides what `page` names. Which panel is whose stands in `panels.tsx`. */
async function partHints(page: string, bundle: Rolldown.OutputBundle): Promise<Record<string, string>> {
  const source = await readFile(path.join(web, 'panels.tsx'), 'utf8')
  const { stages } = await import('../stages/stages.ts')
  const guides = 'content/screens/good-to-know.tsx'
  const besides = new Map(
    [...source.matchAll(/^ {2}(\w+): beside\(\(\) => import\('[./]*([^']+)'\)\)/gm)].map(([, route, file = '']) => [
      route,
      file,
    ]),
  )
  const welcomes = stages.map(({ route }) => [`/${route}`, [guides, besides.get(route) ?? []].flat()] as const)
  const panels = [...source.matchAll(/^ {2}'?([\w-]+)'?: \{\n(.*?)^ {2}\},/gms)].flatMap(([, route, panels = '']) => {
    const steps = stages.find(stage => stage.route === route)?.steps ?? []
    return [...panels.matchAll(/\b(\w+): \w+\(\(\) => import\('[./]*([^']+)'\)\)/g)].flatMap(([, id, file = '']) => {
      const step = steps.find(step => step.id === id)
      return step === undefined ? [] : [[`/${route}/${step.route}`, [file, guides]] as const]
    })
  })
  const others = [
    ['/', ['app/web/home.tsx']],
    ['/profile', ['profile/screens/profile.tsx']],
    ['/library', ['content/screens/library.tsx']],
  ] as const
  return Object.fromEntries(
    [...welcomes, ...panels, ...others].map(([at, parts]) => [at, hintsFor(parts, page, bundle)]),
  )
}

/** Its chunk and all that this imports before it runs. */
function filesOf(part: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
    chunk.imports.forEach(visit)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(`/${part}`) === true) visit(chunk.fileName)
  }
  return [...found]
}
