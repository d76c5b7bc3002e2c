// Reads that may be some seconds old go to a standby (decision 056), and to the primary where there is none to use.
import { openDatabase, type Connections } from '../database/database.ts'
import { patiently } from '../patience.ts'
import { mostBehind } from './lag.ts'
import { rewound } from './rewound.ts'
import { watchStandby } from './watch.ts'

/** What reads need of a database. */
export type Source = Pick<Connections, 'db' | 'sql'>

type Read = <T>(ask: (from: Source) => Promise<T>) => Promise<T>

export type Standby = {
  /** Whether there may be one: where it is not, nobody needs to remember who wrote what. */
  isSet: boolean
  /** What the standby does not answer, such as a row that is not there yet, the primary is asked. */
  read: Read
  /** The same with all that is committed by now. */
  readCommitted: Read
  /** A stream that starts at this cursor hears again of all that such a read may have missed. */
  rewind: (cursor: string) => string
  /** Seconds behind at the last look; undefined while it is left out. */
  lag: () => number | undefined
  close: () => Promise<void>
}

type Wishes = { primaryUrl: string; standbyUrl: string | undefined; max: number; isPooled: boolean }

export const openStandby = async (primary: Source, { standbyUrl, ...wishes }: Wishes): Promise<Standby> =>
  standbyUrl === undefined ? noStandby(primary) : besidePrimary(primary, { ...wishes, standbyUrl })

export const noStandby = (primary: Source): Standby => ({
  isSet: false,
  read: ask => ask(primary),
  readCommitted: ask => ask(primary),
  rewind: cursor => cursor,
  lag: () => undefined,
  close: async () => {},
})

type Both = Omit<Wishes, 'standbyUrl'> & { standbyUrl: string }

async function besidePrimary(primary: Source, { primaryUrl, standbyUrl, ...wishes }: Both): Promise<Standby> {
  const open = () => openDatabase(standbyUrl, wishes)
  let standby: Connections | undefined
  const letGo = () => {
    const gone = standby
    standby = undefined
    // What waits for an answer there fails at once, and is asked at the primary.
    void gone?.close(0)
  }
  const watch = await watchStandby({ primaryUrl, standbyUrl }, letGo)

  const read: Read = async ask => {
    if (!watch.isUsable()) return ask(primary)
    standby ??= open()
    return ask(standby).catch(() => ask(primary))
  }
  return {
    isSet: true,
    read,
    readCommitted: async ask => ((await watch.catchesUp(patiently(mostBehind))) ? read(ask) : ask(primary)),
    rewind: cursor => rewound(cursor, watch.cursorBefore()),
    lag: watch.lag,
    close: async () => {
      await watch.close()
      await standby?.close()
    },
  }
}
