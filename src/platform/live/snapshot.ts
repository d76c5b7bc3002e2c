// A PostgreSQL snapshot, 'xmin:xmax:running', says exactly which transactions one has seen. It is the
// cursor of every event stream: what became visible since is what is new, however commits overlapped.

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

export const wasSeen = ({ xmin, xmax, running }: Snapshot, xid: bigint): boolean =>
  xid < xmin || (xid < xmax && !running.has(xid))
