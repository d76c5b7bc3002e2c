// `npm run words`: the words of whole pages on a phone, before anything is opened, beside what they may have.
// `npm run words -- /plan /visas/ds-160`: of these pages alone, with the words themselves.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWebWhenStale } from '#src/app/builds.ts'
import { findChromium } from '../../tools/chromium.ts'
import { run } from '../../tools/run.ts'
import type { Counted } from './count.ts'
import { firstScreenMost, limitOf, notesIn, onlyPages, pages, type Situation } from './pages.ts'

type Note = Counted & Situation & { at: string }

const only = process.argv.slice(2)
const folder = await mkdtemp(path.join(tmpdir(), 'safar-words-'))
const file = path.join(folder, 'notes')
await buildWebWhenStale()
const { code } = await run('vitest', ['run', '--project=words', '--silent'], {
  environment: { SAFAR_TEST_CHROMIUM: await findChromium(), [notesIn]: file, [onlyPages]: only.join(' ') },
})
const text = await readFile(file, 'utf8').catch(() => '')
await rm(folder, { recursive: true, force: true })
const notes: Note[] = text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]))

const isWhole = ({ at }: Note) => pages.some(page => page.at === at)
const longestFirst = notes.toSorted((one, other) => other.all - one.all)
/** Of a step as the student who sees most of it; of a page as each of them. */
const steps = longestFirst.filter(
  (note, index) => !isWhole(note) && longestFirst.findIndex(({ at }) => at === note.at) === index,
)
const wholes = pages.flatMap(({ at }) => notes.filter(note => note.at === at))

const columns = [
  'page',
  'as',
  `first screen (${firstScreenMost})`,
  'in all',
  'limit',
  'specified',
  'own data',
  'in rows',
]
print(columns)
print(columns.map(() => '---'))
for (const note of [...wholes, ...steps]) print(cells(note))
const over = [...wholes, ...steps].filter(note => overOf(note) !== '')
console.log(`\n${over.length} of ${wholes.length + steps.length} rows are over.`)
if (only.length > 0) for (const { at, who, words } of notes) console.log(`\n${at}, ${who}: ${words.join(' ')}`)
process.exit(code)

function print(row: readonly string[]): void {
  console.log(`| ${row.join(' | ')} |`)
}

function cells(note: Note): string[] {
  const { at, who, data, firstScreen, all, specified, own, rows } = note
  const first = firstScreen > firstScreenMost ? `**${firstScreen}**` : `${firstScreen}`
  const whole = [`${all}`, overOf(note)].filter(Boolean).join(' ')
  return [at, `${who}: ${data}`, first, whole, `${limitOf(at).most ?? '–'}`, `${specified}`, `${own}`, `${rows}`]
}

/** Whether a page is over its limit by our own words, or by what is counted apart alone. */
function overOf({ at, all, specified, own, rows }: Note): string {
  const { most, rowsMayExceed } = limitOf(at)
  if (most === undefined || all <= most) return ''
  const ours = all - specified - own - (rowsMayExceed === true ? rows : 0)
  return ours > most ? '**over**' : '(over by what is counted apart)'
}
