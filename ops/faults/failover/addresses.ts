// Two ways to the primary, side by side: HAProxy, and an address that names all three nodes. Each has one writer, and what
// counts is for how long none of its writes was answered.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { Ha } from '../../deploy/ha/open-ha.ts'
import { superuser } from '../../deploy/ha/patroni.ts'
import type { Figures } from '../figures.ts'
import { faults, hitBy } from './faults.ts'
import type { Network } from './network.ts'

type Writer = { longest: () => number; failed: () => number; end: () => Promise<void> }

/** Longer than a node takes to lose its place; then it comes back. */
const away = 60_000

export async function compareWays(times: number, ha: Ha, network: Network): Promise<Figures> {
  const admin = postgres(ha.adminUrl, { max: 1, onnotice: () => {} })
  await admin`create table written (way text, at timestamptz default now())`
  await admin.end()
  const lines: string[] = []
  for (const fault of faults.filter(({ hits, name }) => hits === 'leader' && !name.includes('lost'))) {
    for (let turn = 0; turn < times; turn += 1) {
      const { node, index } = hitBy(fault, ha, await ha.untilWhole())
      const ways = { HAProxy: startWriter(ha.adminUrl, 'haproxy'), 'three hosts': startWriter(threeHosts(ha), 'three') }
      await pause(2000)
      const heal = await fault.strike(node, network, index)
      await pause(away)
      const said = Object.entries(ways).map(
        ([name, { longest, failed }]) => `${name} ${(longest() / 1000).toFixed(1)} s (${failed()} tries failed)`,
      )
      lines.push(`${fault.name}, longest without an answered write in ${away / 1000} s: ${said.join(', ')}`)
      await heal()
      for (const { end } of Object.values(ways)) await end()
    }
  }
  return { title: 'Two ways to the primary', lines, broken: [] }
}

function threeHosts({ nodes, adminUrl }: Ha): string {
  const { password, pathname } = new URL(adminUrl)
  const hosts = nodes.map(({ host, postgres: port }) => `${host}:${port}`).join(',')
  return `postgres://${superuser}:${password}@${hosts}${pathname}?target_session_attrs=primary`
}

function startWriter(url: string, way: string): Writer {
  // As the product opens its own (`src/platform/database/database.ts`).
  const sql = postgres(url, { max: 1, connect_timeout: 2, backoff: () => 0.1, onnotice: () => {} })
  const state = { isOver: false, last: performance.now(), longest: 0, failed: 0 }
  const write = async () => {
    while (!state.isOver) {
      const isDone = await sql`insert into written (way) values (${way})`.then(
        () => true,
        () => false,
      )
      if (isDone) {
        state.longest = Math.max(state.longest, performance.now() - state.last)
        state.last = performance.now()
      } else state.failed += 1
      await pause(50)
    }
  }
  void write().catch(() => {})
  return {
    longest: () => Math.max(state.longest, performance.now() - state.last),
    failed: () => state.failed,
    end: async () => {
      state.isOver = true
      await sql.end({ timeout: 0 })
    },
  }
}
