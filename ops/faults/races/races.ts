// Fifty at once for each thing that there is only one of, round after round, on a real PostgreSQL.
import { rateLimits } from '#src/platform/database/tables.ts'
import type { TestApp } from '#tests/app.ts'
import type { Figures } from '../figures.ts'
import { withApp } from '../app.ts'
import { groundIn, runners, type Race } from './ground.ts'
import * as money from './money.ts'
import * as places from './places.ts'
import * as presses from './presses.ts'
import * as proofs from './proofs.ts'

const races: Readonly<Record<string, Race>> = { ...places, ...proofs, ...money, ...presses }

export const runRaces = (rounds: number): Promise<Figures> => withApp(app => raceIn(app, rounds))

export async function raceIn(app: TestApp, rounds: number): Promise<Figures> {
  const ground = await groundIn(app)
  const broken: string[] = []
  const lines: string[] = []
  for (const [name, race] of Object.entries(races)) {
    const begun = performance.now()
    for (let round = 0; round < rounds; round += 1) {
      // A hundred rounds by the same fifty are more than a person may try in an hour.
      await app.services.db.delete(rateLimits)
      const wrong = await race(ground, round).catch(error => [String(error)])
      broken.push(...wrong.map(words => `${name}, round ${round}: ${words}`))
    }
    lines.push(
      `${name}: ${rounds} rounds of ${runners}, ${((performance.now() - begun) / rounds).toFixed(0)} ms a round`,
    )
  }
  return { title: 'Races', lines, broken }
}
