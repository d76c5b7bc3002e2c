// Measures the parts that are asked for, prints each as it ends, and all of them in one table.
import { loadavg } from 'node:os'
import { openPlace, type Place } from './place.ts'
import type { Figure, Result } from './result.ts'
import { tableOf } from './table.ts'

export type Parts = Readonly<Record<string, (place: Place) => Promise<Result>>>

/** Those that the command names, or all; ends the program with 1 where a target is missed. */
export async function measureAll(parts: Parts): Promise<never> {
  const wished = process.argv.slice(2)
  const unknown = wished.find(name => parts[name] === undefined)
  if (unknown !== undefined) {
    console.error(`There is no ${unknown} here. There is: ${Object.keys(parts).join(', ')}`)
    process.exit(2)
  }
  const place = await openPlace()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      await place.close()
      process.exit(1)
    })
  }
  const measured: Figure[] = []
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (wished.length > 0 && !wished.includes(name)) continue
      const [start, busy] = [performance.now(), loadavg()[0] ?? 0]
      const { title, figures, lines = [] } = await measure(place).catch(failed(name))
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      // Anyone who reads a figure must know whether the machine had other things to do.
      console.log(`\n${title} (${name}, ${seconds} s, load ${busy.toFixed(1)} before)`)
      console.log([...tableOf(figures), ...lines].map(line => `  ${line}`).join('\n'))
      measured.push(...figures)
    }
  } finally {
    await place.close()
  }
  const missed = measured.filter(({ isMet }) => isMet === false)
  console.log(`\nresult\n${tableOf(measured).join('\n')}`)
  console.log(missed.length === 0 ? '\nEvery target is met.' : `\n${missed.length} missed.`)
  process.exit(missed.length === 0 ? 0 : 1)
}

/** The others are measured all the same. */
const failed =
  (name: string) =>
  (error: unknown): Result => ({
    title: name,
    figures: [{ what: name, ours: `failed: ${reasonOf(error)}`, isMet: false }],
  })

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${String(error.cause)}`
}
