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

/** All that came back, once the other side closed: a request that is taken has to say that it is the last. */
export async function exchange(url: string, bytes: string | Buffer): Promise<string> {
  const client = rawClient(url)
  client.socket.write(typeof bytes === 'string' ? bytes.replaceAll('{host}', new URL(url).host) : bytes)
  await client.closed
  return client.said()
}

/** What was said first, also to a request whose rest the other side still waits for. */
export async function firstLine(url: string, bytes: string): Promise<string> {
  const client = rawClient(url)
  client.socket.write(bytes)
  while (!client.said().includes('\r\n')) {
    if (client.socket.destroyed) throw new Error(`It was closed after ${JSON.stringify(client.said())}.`)
    await new Promise(resolve => client.socket.once('data', resolve).once('close', resolve))
  }
  client.socket.destroy()
  return client.said().split('\r\n')[0] ?? ''
}

export const statusesIn = (said: string): number[] =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
