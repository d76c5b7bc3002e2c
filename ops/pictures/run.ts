// `npm run pictures`: every state of ops/pictures/states.ts, as a gallery in .cache/pictures, and those that README and docs show.
// `npm run pictures -- FOLDER`: into this folder. Words after it take only the states whose names have one of them.
// `--before FOLDER`: beside those that were taken before. `--designs FOLDER`: beside the designs of some of them. `--of CHECKOUT`: of the product in another checkout.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { arjun, rohan } from '#seed/people.ts'
import { buildWebWhenStale } from '#src/app/builds.ts'
import { openCamera, photograph, type Camera } from './camera.ts'
import { writeGallery, type Taken } from './gallery.ts'
import { photographLiveMark } from './live-mark.ts'
import { designed } from './designed.ts'
import { states, type State, type View } from './states.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, designs: { type: 'string' }, of: { type: 'string' } },
})
const [folder = '.cache/pictures', ...words] = positionals
const chosen = [...states, ...designed].filter(
  ({ name }) => words.length === 0 || words.some(word => name.includes(word)),
)
const isOurs = values.of === undefined
await mkdir(folder, { recursive: true })
await mkdir('docs/pictures', { recursive: true })
if (isOurs) await buildWebWhenStale()
const camera = await openCamera(values.of ?? '.')
const taken: Taken[] = []
const faults: string[] = []
try {
  await prepare(camera)
  for (const state of chosen) for (const view of state.views) await take(state, view)
  if (isOurs && words.length === 0) await photographLiveMark(camera, 'docs/pictures/live-mark.webp')
} finally {
  await camera.close()
}
const resolved = (one: string | undefined) => (one === undefined ? undefined : path.resolve(one))
const beside = { before: resolved(values.before), designs: resolved(values.designs) }
const gallery = await writeGallery(path.resolve(folder), taken, beside)
for (const fault of faults) console.log(`✗ ${fault}`)
console.log(`${taken.length} pictures of ${chosen.length} states: ${gallery}`)
process.exit(faults.length === 0 ? 0 : 1)

async function take(state: State, view: View): Promise<void> {
  try {
    const { picture, sideways } = await photograph(await camera.contextOf(state.who), state, view)
    const file = `${`${state.name} ${view}`.replaceAll(/[^\w-]+/g, '-')}.png`
    await writeFile(path.join(folder, file), picture)
    taken.push({ state, view, file })
    if (sideways > 0) faults.push(`${state.name}, ${view}: scrolls ${sideways} px sideways`)
    if (isOurs && state.inDocs?.[0] === view) await keep(picture, state.inDocs[1])
  } catch (error) {
    const [words = ''] = String(error).split('\n')
    faults.push(`${state.name}, ${view}: ${words}`)
  }
}

/** In few colours: the repository keeps every version. */
async function keep(picture: Buffer, name: string): Promise<void> {
  await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toFile(`docs/pictures/${name}.png`)
}

/** What the demo's people have not done yet. */
async function prepare({ contextOf }: Camera): Promise<void> {
  const student = states.find(({ name }) => name === 'home')
  if (student === undefined) return
  const { request } = await contextOf(student.who)
  const page = await (await contextOf(student.who)).newPage()
  await page.goto('/')
  const headers = { origin: new URL(page.url()).origin }
  await page.close()
  for (const step of ['CheckRequirements', 'PlanDoses'])
    await request.put(`/api/journey/vaccines/${step}/mark`, { headers, data: {} })
  await request.put('/api/journey/visas/visit', { headers, data: {} })
  await request.post('/api/chat', {
    headers,
    data: { text: 'Is the I-20 enough for the fee?', about: null, documents: [] },
  })
  const today = Temporal.Now.plainDateISO()
  const { request: ofBreaks } = await contextOf(arjun)
  // The fee is to be paid three working days before an interview that is in two days.
  const days = { interview: 2, flight: 40, programmeStart: 50 }
  for (const [thing, ahead] of Object.entries(days))
    await ofBreaks.put(`/api/plan/days/${thing}`, { headers, data: { day: today.add({ days: ahead }).toString() } })
  const { request: ofMoney } = await contextOf(rohan)
  const entries = [
    { kind: 'own', what: 'Savings', currency: 'INR', amount: '12,00,000', on: today.toString() },
    {
      kind: 'tuition',
      what: 'Tuition, first term',
      currency: 'USD',
      amount: '9,000',
      on: today.add({ months: 2 }).toString(),
    },
  ]
  for (const data of entries) await ofMoney.post('/api/money/entries', { headers, data })
}
