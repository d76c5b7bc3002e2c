// `npm run accessibility`: every journey, and a round through every address, with every screen looked at in every view.
// `npm run accessibility -- students vaccines`: only these files of the rounds and journeys. `--ibm`: IBM's checker is asked as well.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildWebWhenStale } from '#src/app/builds.ts'
import { bring } from '../../tools/bring.ts'
import { findChromium } from '../../tools/chromium.ts'
import { run } from '../../tools/run.ts'
import { workersFor } from '../../tools/vitest-run.ts'
import type { Note } from './notes.ts'
import { forgotten } from './routes.ts'

const { values, positionals: files } = parseArgs({ allowPositionals: true, options: { ibm: { type: 'boolean' } } })
const ibm = values.ibm === true ? await bring('accessibility-checker-engine', '4.0.34', 'ace.js') : undefined
const folder = await mkdtemp(path.join(tmpdir(), 'safar-reach-'))
const file = path.join(folder, 'notes')
await buildWebWhenStale()
const { code } = await run(
  'vitest',
  [
    'run',
    '--project=every route',
    '--project=journeys',
    '--project=other journeys',
    `--maxWorkers=${workersFor('journeys')}`,
    ...files,
  ],
  {
    environment: {
      SAFAR_TEST_CHROMIUM: await findChromium(),
      SAFAR_ACCESSIBILITY: file,
      ...(ibm !== undefined && { SAFAR_IBM: ibm }),
    },
  },
)
const notes = await notesIn(file)
await rm(folder, { recursive: true, force: true })

const addresses = new Set(notes.map(({ page }) => page.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')))
console.log(
  `\n${notes.length} screens at ${addresses.size} addresses, each in six views, with letters twice as large, and on paper`,
)
const found = gathered(notes)
for (const [words, pages] of found) console.log(`✗ ${words}\n    ${[...pages].join(' ')}`)
// Of a part of them nothing can be said.
const left = files.length === 0 ? await forgotten(notes) : []
for (const address of left) console.log(`✗ nobody looked at ${address}`)
const isWell = code === 0 && found.size === 0 && left.length === 0 && notes.length > 0
console.log(isWell ? '✓ nothing was found' : `✗ ${found.size} things found, ${left.length} addresses forgotten`)
process.exit(isWell ? 0 : 1)

async function notesIn(file: string): Promise<Note[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]))
}

/** The same on many pages is one thing to mend. */
function gathered(notes: readonly Note[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const note of notes) {
    for (const words of note.found) found.set(words, (found.get(words) ?? new Set()).add(note.page))
  }
  return found
}
