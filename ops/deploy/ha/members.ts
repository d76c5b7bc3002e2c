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

/** Where all nodes say the same: one that was cut off goes on for a while to say what it knew before. */
export async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  const [first = [], ...others] = await Promise.all(nodes.map(viewOf))
  return others.every(view => rolesIn(view) === rolesIn(first)) ? first : []
}

async function viewOf({ host, patroni }: Node): Promise<Member[]> {
  const found = await fetch(`http://${host}:${patroni}/cluster`, { signal: AbortSignal.timeout(2000) })
    .then(answer => answer.json())
    .catch(() => undefined)
  return shape.safeParse(found).data?.members ?? []
}

const rolesIn = (members: readonly Member[]): string =>
  members
    .map(({ name, role }) => `${name} ${role}`)
    .toSorted()
    .join()

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
