// What `failover.ts` starts in a network of its own; it answers with its figures.
import { openHa, type Ha } from '../../deploy/ha/open-ha.ts'
import { planFrom } from '../../deploy/ha/plan.ts'
import type { Figures } from '../figures.ts'
import { newFolder } from '../product.ts'
import { openThree } from '../rolling/three.ts'
import { compareWays } from './addresses.ts'
import { openNetwork, type Network } from './network.ts'
import { strikeAll } from './strikes.ts'

const port = 21_000

const [what, size] = process.argv.slice(2)
const figures = await inCluster(what === 'addresses' ? compareWays : strikeServers, Number(size))
await new Promise(resolve => process.send?.(figures, resolve))
process.exit(0)

type Work = (size: number, ha: Ha, network: Network) => Promise<Figures>

async function inCluster(work: Work, times: number): Promise<Figures> {
  const network = await openNetwork()
  const { folder, drop } = await newFolder()
  const stops: (() => Promise<unknown>)[] = [drop, network.close]
  try {
    const plan = planFrom(port, network.cidr, index => network.hosts[index] ?? '')
    const ha = await openHa({ folder, plan, within: network.within })
    stops.push(ha.close)
    return await work(times, ha, network)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function strikeServers(kills: number, ha: Ha, network: Network): Promise<Figures> {
  // With the patience of production: a node that is cut off is noticed by it.
  const three = await openThree(ha, { SAFAR_DEMO: 'on', SAFAR_DATABASE_CONNECTIONS: '6', SAFAR_PATIENCE: '1' })
  return strikeAll(kills, ha, network, three).finally(three.close)
}
