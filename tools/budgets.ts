// Builds the web app afresh, weighs what each kind of page must fetch before it works, and looks at what is painted before.
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import sanitizeHtml from 'sanitize-html'
import { buildWeb } from '../src/app/builds.ts'
import { isSheet, type Parts } from '../src/app/hints.ts'
import { otherLanguages } from '../src/values/languages.ts'
import { stages } from '../src/stages/stages.ts'

const kilobyte = 1024
/** In brotli, as they go over the wire. */
const budgets = {
  'first scripts of a signed-out page': 100 * kilobyte,
  'scripts of a stage page in all': 160 * kilobyte,
  'scripts of the heaviest step, its panel too': 160 * kilobyte,
  'styles of a stage page': 20 * kilobyte,
  'words of the family’s home in another language': 20 * kilobyte,
  fonts: 65 * kilobyte,
  'the heaviest fonts of another script': 120 * kilobyte,
}

/** Every step of the stages' tables has a panel. */
const leastPanels = stages.reduce((sum, { steps }) => sum + steps.length, 0)
const isStep = (address: string): boolean => address.split('/').length > 2

await buildWeb()
const folder = path.resolve('dist/web')
const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'))

/** All that the page itself needs (`vite.config.ts`). */
const entry = Object.keys(manifest).find(key => manifest[key]?.name === 'first') ?? ''
const signedIn = keyOf('signed-in.tsx')
const stage = filesOf([entry, signedIn])
const fonts = Object.values(manifest).flatMap(chunk => (chunk.file.endsWith('.woff2') ? [chunk.file] : []))
const assets = [
  ...new Set([...fonts, ...Object.values(manifest).flatMap(chunk => (chunk.assets ?? []).filter(isFont))]),
]

const { parts }: Parts = JSON.parse(await readFile(path.join(folder, 'parts.json'), 'utf8'))
const steps = Object.keys(parts).filter(isStep)

const weights: Record<keyof typeof budgets, number> = {
  'first scripts of a signed-out page': await weigh(filesOf([entry, keyOf('screens/landing.tsx')]).scripts),
  'scripts of a stage page in all': await weigh(stage.scripts),
  'scripts of the heaviest step, its panel too': Math.max(...(await Promise.all(steps.map(weighStep)))),
  'styles of a stage page': await weigh(stage.styles),
  'words of the family’s home in another language': Math.max(...(await Promise.all(otherLanguages.map(weighLanguage)))),
  fonts: await weigh(assets.filter(file => scriptOf(file) === undefined)),
  // Fetched only where such letters stand: two weights of one script.
  'the heaviest fonts of another script': Math.max(
    ...(await Promise.all(Object.values(Object.groupBy(assets, file => scriptOf(file) ?? '')).map(weighScript))),
  ),
}

let failed = false
for (const [name, limit] of Object.entries(budgets)) {
  const weight = Object.entries(weights).find(([weighed]) => weighed === name)?.[1] ?? 0
  const isOver = weight === 0 || weight > limit
  failed ||= isOver
  console.log(`${isOver ? '✗' : '✓'} ${name}: ${(weight / kilobyte).toFixed(1)} KB of ${limit / kilobyte} KB`)
}

/** What a visitor may open first; each is written at the build. */
const entrances = ['index', 'sign-up', 'phone-sign-in', 'easy-login', 'reset-password'].map(nameOfWritten)
/** These are read before their scripts, which bring the styles of other pages along: their own are in the first sheet. */
const readOnly = ['terms', 'privacy', 'costs', 'contact', 'look-inside'].map(nameOfWritten)
const written = [...entrances, ...readOnly]
for (const name of ['index.html', 'signed-in.html', ...written]) {
  const page = await readFile(path.join(folder, name), 'utf8').catch(() => '')
  const faults = faultsOf(page, written.includes(name), entrances.includes(name))
  failed ||= faults.length > 0
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${name} is painted ${faults.join(', ') || 'after one style sheet'}`)
}
failed ||= steps.length < leastPanels
console.log(`${steps.length < leastPanels ? '✗' : '✓'} ${steps.length} steps ask for their panel with the page`)
process.exit(failed ? 1 : 0)

function nameOfWritten(name: string): string {
  return `written/${name}.html`
}

async function weighStep(at: string): Promise<number> {
  const panel = (parts[at] ?? []).filter(file => !isSheet(file))
  return weigh([...new Set([...stage.scripts, ...panel])])
}

/** Of each set that is read there; the English comes with the scripts. */
async function weighLanguage(language: string): Promise<number> {
  const isRead = (key: string) => /\/(family|loans|languages)\//.test(key) && key.endsWith(`/copy.${language}.ts`)
  return weigh(Object.keys(manifest).flatMap(key => (isRead(key) ? (manifest[key]?.file ?? []) : [])))
}

/** What comes before its first paint besides one style sheet, and whether it has words without a script. */
function faultsOf(page: string, isWritten: boolean, isEntrance: boolean): string[] {
  const tags = tagsOf(page)
  const count = (isCounted: (tag: Tag) => boolean) => tags.filter(isCounted).length
  const sheets = count(({ name, rel }) => name === 'link' && rel === 'stylesheet')
  // What stands in the page itself is waited for by nobody.
  const blocking = count(
    ({ name, src, type, ...more }) =>
      name === 'script' && src !== undefined && type !== 'module' && !('async' in more) && !('defer' in more),
  )
  // A style that only comes with a script leaves what was written bare until then.
  const late = count(tag => tag.name === 'link' && tag['as'] === 'style')
  return [
    ...(sheets === 1 ? [] : [`after ${sheets} style sheets`]),
    ...(blocking === 0 ? [] : [`after ${blocking} scripts`]),
    ...(isWritten && count(({ name }) => name === 'h1') === 0 ? ['without its words'] : []),
    ...(isEntrance && late > 0 ? ['before all of its styles'] : []),
  ]
}

type Tag = Record<string, string> & { name: string }

/** With their attributes, in the order of the page. */
function tagsOf(page: string): Tag[] {
  const tags: Tag[] = []
  sanitizeHtml(page, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => tags.push({ ...attributes, name }),
  })
  return tags
}

function keyOf(ending: string): string {
  const key = Object.keys(manifest).find(name => name.endsWith(ending))
  if (key === undefined) throw new Error(`The build has no ${ending}.`)
  return key
}

/** A chunk and all that it imports before it runs. */
function filesOf(keys: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  keys.forEach(visit)
  const chunks = [...seen].flatMap(key => manifest[key] ?? [])
  return { scripts: chunks.map(chunk => chunk.file), styles: [...new Set(chunks.flatMap(chunk => chunk.css ?? []))] }
}

function isFont(file: string): boolean {
  return file.endsWith('.woff2')
}

/** Of a face in `src/ui/scripts.css`. */
function scriptOf(file: string): string | undefined {
  return /noto-sans-([a-z]+)-/.exec(file)?.[1]
}

async function weighScript(files: readonly string[] = []): Promise<number> {
  return files.some(file => scriptOf(file) === undefined) ? 0 : weigh(files)
}

async function weigh(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async file => (await stat(path.join(folder, isFont(file) ? file : `${file}.br`))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
