// Fifty at once for each thing that there is only one of, on a real PostgreSQL.
import { rateLimits } from '#src/platform/database/tables.ts'
import type { TestApp } from '#tests/app.ts'
import { groundIn, type Race } from './ground.ts'
import * as money from './money.ts'
import * as places from './places.ts'
import * as presses from './presses.ts'
import * as proofs from './proofs.ts'

const races: Readonly<Record<string, Race>> = { ...places, ...proofs, ...money, ...presses }

/** What went wrong, in words. */
export async function raceIn(app: TestApp, rounds: number): Promise<string[]> {
  const ground = await groundIn(app)
  const broken: string[] = []
  for (const [name, race] of Object.entries(races)) {
    for (let round = 0; round < rounds; round += 1) {
      // A hundred rounds by the same fifty are more than a person may try in an hour.
      await app.services.db.delete(rateLimits)
      const wrong = await race(ground, round).catch(error => [String(error)])
      broken.push(...wrong.map(words => `${name}, round ${round}: ${words}`))
    }
  }
  return broken
}
