// A wire between client and server that is cut at random places: before the request is through, after it, in the
// middle of the answer.
import { createServer, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Dice } from './load/dice.ts'

export type Proxy = { url: string; cuts: () => number; mend: () => void; close: () => Promise<void> }

export async function openProxy(port: number, dice: Dice): Promise<Proxy> {
  let [cuts, isMended] = [0, false]
  const open = new Set<Socket>()
  const server = createServer(client => {
    const app = connect(port, '127.0.0.1')
    // How many bytes go through in all, one way or the other, before it breaks.
    let left = dice.below(dice.chance(0.5) ? 3000 : 90_000)
    const cut = () => {
      cuts += 1
      client.resetAndDestroy()
      app.resetAndDestroy()
    }
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (chunk: Buffer) => {
        if (isMended) left = Number.POSITIVE_INFINITY
        to.write(chunk.subarray(0, Math.min(left, chunk.length)))
        left -= chunk.length
        if (left <= 0) cut()
      })
    pass(client, app)
    pass(app, client)
    for (const [one, other] of [
      [client, app],
      [app, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    mend: () => {
      isMended = true
    },
    close: async () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
