// Several servers behind one nginx, on one machine.
import { buildServerWhenStale, buildWebWhenStale } from '#src/app/builds.ts'
import type { Settings } from '#src/platform/settings.ts'
import { member, type Member } from './member.ts'
import { startNginx } from './nginx.ts'

export type Cluster = {
  url: string
  members: readonly Member[]
  /** One after the other, each once the one before is ready again; the first so many, or all. */
  restart: (first?: number) => Promise<void>
  close: () => Promise<void>
}

type Parts = {
  settings: Settings
  /** What all servers are given. */
  environment: Record<string, string>
  say: (line: string) => void
}

const count = 3
/** Longer than nginx keeps a connection that nobody uses. */
const drainSeconds = '1'

export async function openCluster({ settings, environment, say }: Parts): Promise<Cluster> {
  const { PORT: port, SAFAR_DATA: folder, publicUrl } = settings
  const given = {
    SAFAR_DRAIN_SECONDS: drainSeconds,
    ...environment,
    SAFAR_URL: publicUrl,
    // Only nginx reaches them, and only what it says of a client's address is believed.
    SAFAR_HOST: '127.0.0.1',
    SAFAR_BEHIND_PROXY: 'on',
  }
  const members = Array.from({ length: count }, (_, index) =>
    member({ name: `Server ${index + 1}`, port: port + 1 + index, environment: given, say }),
  )
  // Once, rather than by each of them at the same time.
  await Promise.all([buildWebWhenStale(), buildServerWhenStale()])
  try {
    await startAll(members)
    const host = settings.SAFAR_HOST === '::' ? '127.0.0.1' : settings.SAFAR_HOST
    const names = [...new Set([new URL(publicUrl).hostname, 'localhost', '127.0.0.1'])]
    const servers = members.map(({ url }) => new URL(url).host)
    const nginx = await startNginx({ folder, host, port, names, servers })
    return {
      url: publicUrl,
      members,
      restart: oneAtATime(first => restartAll(members.slice(0, first), say)),
      // nginx lets nobody in any more, and ends once the servers have answered what is under way.
      close: async () => {
        await Promise.all([nginx.stop(), stopAll(members)])
      },
    }
  } catch (error) {
    await stopAll(members)
    throw error
  }
}

/** The first brings the database up to date; the others find it so. */
async function startAll([first, ...others]: readonly Member[]): Promise<void> {
  first?.start()
  await first?.untilReady()
  for (const one of others) one.start()
  await Promise.all(others.map(one => one.untilReady()))
}

const stopAll = (members: readonly Member[]) => Promise.all(members.map(one => one.stop()))

/** Where one does not come back, the others go on as they are. */
async function restartAll(members: readonly Member[], say: (line: string) => void): Promise<void> {
  for (const one of members) {
    await one.stop()
    one.start()
    await one.untilReady()
  }
  say(`${members.length} servers were started anew.`)
}

/** Asked for again meanwhile, it is done once more afterwards. */
function oneAtATime(work: (first?: number) => Promise<void>): (first?: number) => Promise<void> {
  let last = Promise.resolve()
  return first => (last = last.catch(() => {}).then(() => work(first)))
}
