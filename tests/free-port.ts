// A port for a server that has to know it before it is built.
import { createServer } from 'node:net'

// Below those that the system gives away by itself, or a connection of somebody's may take it meanwhile.
const first = 20_000
const each = 100
const processes = 110
let given = 0

export async function freePort(): Promise<number> {
  const port = first + (process.pid % processes) * each + (given++ % each)
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
