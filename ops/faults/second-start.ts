// Two servers on one folder would write over each other: the second says where the first is, and ends.
import { freePort } from '#tests/free-port.ts'
import type { Figures } from './figures.ts'
import { kill, newServerFolder, startProduct, stop, type Product } from './product.ts'

export async function startTwice(rounds: number): Promise<Figures> {
  const { folder, drop } = await newServerFolder()
  const port = await freePort()
  const broken: string[] = []
  const takings: number[] = []
  let first = startProduct(folder, port)
  try {
    await first.isReady()
    for (let round = 0; round < rounds; round += 1) {
      broken.push(...(await refusalsMissing(folder, first)))
      // Killed, it leaves its PostgreSQL and all its files: the next start is no second one.
      await kill(first)
      first = startProduct(folder, port)
      takings.push(await first.isReady())
    }
  } finally {
    await stop(first)
    await drop()
  }
  return {
    title: 'A second start on one folder, and a start after kill -9 of the first',
    lines: [
      `${rounds * 2} second starts refused in one line, the first unharmed: ${rounds * 2 - broken.length} of ${rounds * 2}`,
      `${rounds} starts after kill -9, slowest ${Math.max(...takings).toFixed(0)} ms`,
    ],
    broken,
  }
}

/** Two at once, on other ports: neither may get in between. */
async function refusalsMissing(folder: string, first: Product): Promise<string[]> {
  const seconds = [startProduct(folder, await freePort()), startProduct(folder, await freePort())]
  const codes = await Promise.all(seconds.map(({ ended }) => ended))
  const wrong = seconds.flatMap(({ said }, index) =>
    codes[index] === 1 && said().trim() === `Safar is already running from this folder, at ${first.url}`
      ? []
      : [`a second start ended with ${codes[index]} and said: ${said().trim()}`],
  )
  const isUnharmed = await fetch(`${first.url}/readyz`).then(({ ok }) => ok)
  return isUnharmed ? wrong : [...wrong, 'the first was not ready any more']
}
