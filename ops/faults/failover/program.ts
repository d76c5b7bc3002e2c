// What `failover.ts` starts in a network of its own; it answers with its figures.
import { openHa } from '../../deploy/ha/open-ha.ts'
import { planFrom } from '../../deploy/ha/plan.ts'
import type { Figures } from '../figures.ts'
import { newFolder } from '../product.ts'
import { openThree } from '../three.ts'
import { openNetwork } from './network.ts'
import { strikeAll } from './strikes.ts'

const port = 21_000

const figures = await strikeServers(Number(process.argv[2]))
await new Promise(resolve => process.send?.(figures, resolve))
process.exit(0)

async function strikeServers(kills: number): Promise<Figures> {
  const network = await openNetwork()
  const { folder, drop } = await newFolder()
  const stops: (() => Promise<unknown>)[] = [drop, network.close]
  try {
    const plan = planFrom(port, network.cidr, index => network.hosts[index] ?? '')
    const ha = await openHa({ folder, plan, within: network.within })
    stops.push(ha.close)
    // With the patience of production: a node that is cut off is noticed by it.
    const three = await openThree(ha, { SAFAR_DEMO: 'on', SAFAR_DATABASE_CONNECTIONS: '6', SAFAR_PATIENCE: '1' })
    stops.push(three.close)
    return await strikeAll(kills, ha, network, three)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
