// `npm run bench:web`: how the pages feel in Chromium on three machines and networks, beside what they are held against.
// `-- lcp inp slow` measures these parts alone, on this profile. A missed figure is no failure; what could not be measured is.
import { loadavg } from 'node:os'
import { freePort } from '#tests/free-port.ts'
import { newFolder, startProduct, stop } from '../../faults/product.ts'
import { measureInteractions } from './inp.ts'
import { measurePaints } from './lcp.ts'
import { measureMoves } from './moves.ts'
import { measureTyping } from './keystrokes.ts'
import { profiles, type Profile } from './profiles.ts'
import { measureWithoutScripts } from './without-scripts.ts'
import { notMeasured, table, type Row } from './table.ts'
import { beginStages } from './session.ts'
import { openVisitors, type Visitors } from './visitor.ts'

type Part = (visitors: Visitors, profile: Profile) => Promise<Row[]>

const parts: Readonly<Record<string, { title: string; measure: Part; isOnce?: boolean }>> = {
  lcp: { title: 'Largest paint, first and next visit, and what moved', measure: measurePaints },
  inp: { title: '200 interactions', measure: measureInteractions },
  moves: { title: 'Between stages seen before, with a network that hangs', measure: measureMoves },
  typing: { title: 'Typing in a long text', measure: measureTyping },
  scripts: { title: 'Content before any script', measure: measureWithoutScripts, isOnce: true },
}

const asked = process.argv.slice(2)
const known = [...Object.keys(parts), ...profiles.map(({ key }) => key)]
const unknown = asked.filter(name => !known.includes(name))
if (unknown.length > 0) throw new Error(`Not known: ${unknown.join(', ')}. There are ${known.join(', ')}.`)

/** Those that are named; all when none is. */
function chosen<T>(from: readonly T[], nameOf: (one: T) => string): readonly T[] {
  const named = from.filter(one => asked.includes(nameOf(one)))
  return named.length > 0 ? named : from
}

const chosenParts = chosen(Object.entries(parts), ([name]) => name)
const chosenProfiles = chosen(profiles, ({ key }) => key)

const { folder, drop } = await newFolder()
const product = startProduct(folder, await freePort())
const begun = performance.now()
const rows: Row[] = []
const tell = (title: string, given: readonly Row[]) => {
  rows.push(...given)
  console.log(table(title, given))
}
try {
  await product.isReady()
  await beginStages(product.url)
  console.log(
    `Load of the machine: ${loadavg()
      .map(load => load.toFixed(1))
      .join(', ')}`,
  )
  for (const profile of chosenProfiles) {
    const wanted = chosenParts.filter(([, { isOnce }]) => isOnce !== true || profile === chosenProfiles[0])
    if (wanted.length === 0) continue
    const visitors = await openVisitors(product.url, profile)
    try {
      for (const [, { title, measure }] of wanted)
        tell(`${title}: ${profile.name}`, await measure(visitors, profile).catch(error => [notMeasured(title)(error)]))
    } finally {
      await visitors.leave()
    }
  }
} finally {
  await stop(product)
  await drop()
}

const unmeasured = rows.filter(({ isUnmeasured }) => isUnmeasured === true)
const figures = rows.flatMap(row => row.figures)
const missed = figures.filter(({ isMet }) => !isMet).length
console.log(
  `\n${figures.length} figures, ${missed} not met, in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes. Load now ${loadavg()[0]?.toFixed(1)}.`,
)
if (unmeasured.length > 0) {
  console.log(`Not measured: ${unmeasured.map(({ of }) => of).join(', ')}; the rows above say why.`)
  process.exitCode = 1
}
