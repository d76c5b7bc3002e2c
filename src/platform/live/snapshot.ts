// A PostgreSQL snapshot, 'xmin:xmax:running', says exactly which transactions one has seen.

export type Snapshot = { xmin: bigint; xmax: bigint; running: ReadonlySet<bigint> }

const shape = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20}(?:,\d{1,20})*)?)$/

export function readSnapshot(text: string): Snapshot | undefined {
  const [, xmin, xmax, running] = shape.exec(text) ?? []
  if (xmin === undefined || xmax === undefined || running === undefined) return undefined
  return {
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    running: new Set(running === '' ? [] : running.split(',').map(BigInt)),
  }
}

export const snapshotText = ({ xmin, xmax, running }: Snapshot): string => `${xmin}:${xmax}:${[...running].join(',')}`

export const wasSeen = ({ xmin, xmax, running }: Snapshot, xid: bigint): boolean =>
  xid < xmin || (xid < xmax && !running.has(xid))

/**
 * The same, ended behind the newest transaction that left a notice. Later numbers may be of transactions that were undone,
 * and after a crash PostgreSQL gives the number of one whose end was not on the disk yet to another.
 */
export function seenUpTo({ xmin, running }: Snapshot, newest: bigint): Snapshot {
  const xmax = newest + 1n
  return {
    xmin: xmin < xmax ? xmin : xmax,
    xmax,
    running: new Set([...running].filter(xid => xid < xmax)),
  }
}
