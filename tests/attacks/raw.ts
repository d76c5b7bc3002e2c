// A client that sends the very bytes it is asked to, when it is asked to.
import { connect, type Socket } from 'node:net'

export type RawClient = { socket: Socket; said: () => string; closed: Promise<void> }

export function rawClient(url: string): RawClient {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let said = ''
  socket.setNoDelay(true)
  socket.on('data', chunk => {
    said += chunk.toString('latin1')
  })
  // A connection that is taken away is what most of these are about.
  socket.on('error', () => {})
  return { socket, said: () => said, closed: new Promise(resolve => socket.once('close', () => resolve())) }
}

/** All that came back, once the other side closed or had been silent for a while. */
export async function exchange(url: string, bytes: string | Buffer, patience = 150): Promise<string> {
  const client = rawClient(url)
  const text = typeof bytes === 'string' ? bytes.replaceAll('{host}', new URL(url).host) : bytes
  const silence = new Promise<void>(resolve => client.socket.setTimeout(patience, () => resolve()))
  client.socket.write(text)
  await Promise.race([client.closed, silence])
  client.socket.destroy()
  return client.said()
}

export const statusesIn = (said: string): number[] =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
