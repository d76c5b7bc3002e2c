// Holds many LiveQuery subscriptions open, each on a connection of its own as browsers have, and reads what comes.
import { randomBytes } from 'node:crypto'
import { hearing, openEach } from '../../bench/heard.ts'
import { listenTo } from '../../bench/listener.ts'

const [url = '', count = '0', sessionToken = ''] = process.argv.slice(2)
const note = hearing(Number(count))
await openEach(Number(count), open)

async function open(index: number): Promise<void> {
  const { promise: subscribed, resolve, reject } = Promise.withResolvers<void>()
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  const socket = await listenTo(url, '/parse', headers, text => {
    if (text.includes('"op":"connected"')) {
      socket.write(frameOf({ op: 'subscribe', requestId: 1, query: { className: 'News', where: {} }, sessionToken }))
    }
    if (text.includes('"op":"subscribed"')) resolve()
    if (text.includes('"op":"error"')) reject(new Error(`LiveQuery said: ${text}`))
    const given = text.split('"op":"create"').length - 1
    if (given > 0) note(index, given)
  })
  socket.write(frameOf({ op: 'connect', applicationId: 'bench', sessionToken }))
  await subscribed
}

/** One text frame, masked as a client must, with a mask that leaves it as it is. */
function frameOf(words: object): Buffer {
  const text = Buffer.from(JSON.stringify(words))
  const size = text.length < 126 ? [0x80 | text.length] : [0x80 | 126, text.length >> 8, text.length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), text])
}
