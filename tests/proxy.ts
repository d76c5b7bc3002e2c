// A line to a server that can be cut and mended, for what happens while somebody is away.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Line = {
  url: string
  /** Nobody listens any more, and what is on its way breaks off. */
  cut: () => Promise<void>
  /** Cut once so many bytes more went to the server. */
  cutAfter: (bytes: number) => void
  mend: () => Promise<void>
}

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let left = Number.POSITIVE_INFINITY
  const server = createServer(client => {
    const far = connect(Number(port), hostname)
    client.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) void cut()
    })
    client.pipe(far).pipe(client)
    for (const [one, other] of [
      [client, far],
      [far, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  const cut = async () => {
    left = Number.POSITIVE_INFINITY
    if (!server.listening) return
    server.close()
    for (const socket of open) socket.resetAndDestroy()
    await once(server, 'close')
  }
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The line has no port.')
    return address.port
  }
  const ownPort = await listen(0)
  return {
    url: `http://127.0.0.1:${ownPort}`,
    cut,
    cutAfter: bytes => {
      left = bytes
    },
    mend: async () => {
      await listen(ownPort)
    },
  }
}
