// All faults, one after the other, on three servers under load; then what was promised is read back.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import type { Ha } from '../../deploy/ha/open-ha.ts'
import { testSecret } from '#tests/app.ts'
import type { Figures } from '../figures.ts'
import { diceFrom, newSeed } from '../load/dice.ts'
import { countOf, newLedger } from '../load/ledger.ts'
import { startLoad } from '../load/load.ts'
import { addStudents } from '../load/students.ts'
import { brokenBy, readBack, verdictWords, type Verdict } from '../load/verify.ts'
import { untilJobsDone } from '../postgres.ts'
import { follow } from '../follower.ts'
import type { Three } from '../three.ts'
import { faults } from './faults.ts'
import type { Network } from './network.ts'
import { openProbes } from './probes.ts'
import { watchRevoked } from './revoked.ts'
import { figuresOf, strikeOnce, type Round } from './rounds.ts'

const followers = 3
const betweenLooks = 10

export async function strikeAll(kills: number, ha: Ha, network: Network, three: Three): Promise<Figures> {
  const seed = newSeed()
  const [dice, ledger, rounds] = [diceFrom(seed), newLedger(), new Array<Round>()]
  const verdict: Verdict = { lost: [], half: [], twice: [] }
  const { url } = three
  const sql = postgres(ha.adminUrl, { max: 2, onnotice: () => {} })
  const all = await addStudents(ha.adminUrl, 'outlived', 49 + followers + kills * 4)
  const [prober, ...rest] = all
  if (prober === undefined) throw new Error('Nobody is there.')
  const following = rest.splice(0, followers).map(one => follow(url, one))
  const revoked = watchRevoked(url, await addStudents(ha.adminUrl, 'revoked', kills * 3))
  const probes = openProbes(url, prober)
  const parts = { url: () => url, origin: url, students: rest.splice(0, 48), payers: rest, workers: 4, dice, ledger }
  let load = startLoad(parts)
  const look = async () => {
    await load.stop()
    const files = three.bucket
    await writeFile(path.join(path.dirname(files), 'secret'), testSecret)
    const found = await readBack({ databaseUrl: ha.adminUrl, url, files, ledger })
    for (const part of ['lost', 'half', 'twice'] as const) {
      verdict[part] = [...new Set([...verdict[part], ...found[part]])]
    }
  }
  const plan = faults.flatMap(fault => Array.from({ length: fault.times(kills) }, () => fault))
  for (const [turn, fault] of plan.entries()) {
    rounds.push(await strikeOnce(fault, { ha, network, probes, revoked, dice }))
    if (turn % betweenLooks !== betweenLooks - 1) continue
    await look()
    load = startLoad(parts)
  }
  await look()
  const { undone } = await untilJobsDone(sql)
  await Promise.all([...following, probes, revoked].map(one => one.close()))
  await sql.end()
  const missed = following.flatMap(one => one.missed)
  const seen = following.reduce((total, one) => total + one.seen(), 0)
  return {
    title: 'A cluster of PostgreSQL under three servers, with faults under load',
    lines: [
      `seed ${seed}; ${ledger.writes.length} writes: ${countOf(ledger, 'acknowledged')} acknowledged, ${countOf(ledger, 'unknown')} unknown, ${ledger.writes.filter(({ tries }) => tries > 1).length} sent again under their key`,
      `${verdictWords(verdict)}, jobs not done ${undone.length}`,
      `${seen} changes seen by streams, missed ${missed.length}; ${revoked.count()} sessions ended, tried ${revoked.tries()} times, ${revoked.broken.size} worked`,
      ...figuresOf(rounds),
    ],
    broken: [...brokenBy(verdict, ledger), ...missed, ...revoked.broken, ...probes.wrong, ...undone],
  }
}
