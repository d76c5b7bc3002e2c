// A connection that stays open and is read as it comes. What a library makes of each piece would be paid on the machine
// that is measured: with thousands of streams it is more than what the server does.
import { connect, type Socket } from 'node:net'

/** `hear` is given each piece behind the head as text, its framing with it. */
export function listenTo(
  url: string,
  path: string,
  headers: Record<string, string>,
  hear: (text: string, socket: Socket) => void,
): Promise<Socket> {
  const { hostname, port, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`))
    let head = ''
    const readHead = (bytes: Buffer) => {
      head += bytes.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      socket.off('data', readHead)
      socket.on('data', (more: Buffer) => hear(more.toString('latin1'), socket))
      if (!/^HTTP\/1.1 (200|101) /.test(head)) {
        reject(new Error(`${path} was answered with ${head.slice(0, 40)}`))
        return
      }
      resolve(socket)
      if (head.length > end + 4) hear(head.slice(end + 4), socket)
    }
    socket.on('data', readHead)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${path} was closed.`)))
  })
}
