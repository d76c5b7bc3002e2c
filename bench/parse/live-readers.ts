// Holds many LiveQuery subscriptions open, each on a connection of its own as browsers have, and reads what comes.
import { hearing, openEach } from '../heard.ts'

const [url = '', count = '0', sessionToken = ''] = process.argv.slice(2)
const note = hearing(Number(count))
await openEach(Number(count), open)

function open(index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/parse`)
    const say = (words: object) => socket.send(JSON.stringify(words))
    socket.addEventListener('error', () => reject(new Error('A connection to LiveQuery was lost.')))
    socket.addEventListener('open', () => say({ op: 'connect', applicationId: 'bench', sessionToken }))
    socket.addEventListener('message', ({ data }) => {
      const { op, error }: { op?: string; error?: string } = Object(JSON.parse(String(data)))
      if (op === 'connected') {
        say({ op: 'subscribe', requestId: 1, query: { className: 'News', where: {} }, sessionToken })
      }
      if (op === 'subscribed') resolve()
      if (op === 'create') note(index, 1)
      if (op === 'error') reject(new Error(`LiveQuery said: ${error}`))
    })
  })
}
