// Holds many event streams open, each a person of his own, and reads what comes. Asked, it says how often each
// of them was told of notifications since it was asked last, and when.
import http from 'node:http'
import { tokenOf } from './bench-people.ts'
import { hearing, openEach } from './heard.ts'

const [url = '', count = '0', people = 'writer'] = process.argv.slice(2)
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
const note = hearing(Number(count))
await openEach(Number(count), open)

function open(index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `safar_session=${tokenOf(people, index)}` }
    http
      .get(`${url}/api/events`, { agent, headers }, answer => {
        answer.once('data', () => resolve())
        answer.on('data', chunk => {
          const told = String(chunk).split('"notifications"').length - 1
          if (told > 0) note(index, told)
        })
      })
      .on('error', reject)
  })
}
