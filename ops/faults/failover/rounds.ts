// One fault after the other, under load, and what people noticed of each.
import { setTimeout as pause } from 'node:timers/promises'
import type { Ha } from '../../deploy/ha/open-ha.ts'
import { quantile } from '../../bench/result.ts'
import type { Dice } from '../load/dice.ts'
import { hitBy, type Fault } from './faults.ts'
import type { Network } from './network.ts'
import { kinds, type Kind, type Probes } from './probes.ts'
import type { Revoked } from './revoked.ts'

export type Round = { fault: Fault; back: Record<Kind, number>; returning: number }

type Ground = { ha: Ha; network: Network; probes: Probes; revoked: Revoked; dice: Dice }

export async function strikeOnce(fault: Fault, { ha, network, probes, revoked, dice }: Ground): Promise<Round> {
  await probes.untilCalm()
  await pause(dice.below(1000))
  await revoked.endOne()
  const { node, index } = hitBy(fault, ha, await ha.untilWhole())
  const struck = performance.now()
  const heal = await fault.strike(node, network, index)
  await probes.untilCalm()
  const back = probes.backAfter(struck)
  const healed = performance.now()
  await heal()
  await ha.untilWhole()
  const { read, write } = probes.backAfter(healed)
  const round = { fault, back, returning: Math.max(read, write) }
  console.log(`${fault.name}: ${timesOf(round)}`)
  return round
}

const timesOf = ({ back, returning }: Round): string =>
  `${kinds.map(kind => `${kind} ${seconds(back[kind])}`).join(', ')}; as it came back ${seconds(returning)}`

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

export const figuresOf = (rounds: readonly Round[]): string[] =>
  [...Map.groupBy(rounds, ({ fault }) => fault)].map(([{ name, longest }, all]) => {
    const of = (kind: Kind) => {
      const times = all.map(({ back }) => back[kind])
      return `${kind} p50 ${seconds(quantile(times, 0.5))}, p95 ${seconds(quantile(times, 0.95))}, longest ${seconds(Math.max(...times))}`
    }
    const returning = seconds(Math.max(...all.map(one => one.returning)))
    return `${all.length} × ${name} (promised in ${seconds(longest)}): ${kinds.map(of).join('; ')}; as it came back at most ${returning}`
  })
