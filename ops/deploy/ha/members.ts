// What Patroni says of the cluster.
import { z } from 'zod'
import type { Node } from './plan.ts'

const shape = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      timeline: z.number().optional(),
      lag: z.union([z.number(), z.string()]).optional(),
    }),
  ),
})

export type Member = z.infer<typeof shape>['members'][number]

/** By the first node that answers. */
export async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { host, patroni } of nodes) {
    const found = await fetch(`http://${host}:${patroni}/cluster`, { signal: AbortSignal.timeout(2000) })
      .then(answer => answer.json())
      .catch(() => undefined)
    const { success, data } = shape.safeParse(found)
    if (success) return data.members
  }
  return []
}

/** A primary, a synchronous standby and another one, which have all that was written. */
export function isWhole(members: readonly Member[], count: number): boolean {
  const running = members.filter(({ state }) => state === 'running')
  const leader = running.find(({ role }) => role === 'leader')
  return (
    running.length === count &&
    leader !== undefined &&
    running.some(({ role }) => role === 'sync_standby') &&
    running.every(({ timeline, lag = 0 }) => timeline === leader.timeline && Number(lag) < 1024 * 1024)
  )
}
