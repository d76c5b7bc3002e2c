// Holds many event streams open, each a person of his own, and reads what comes.
import http from 'node:http'

const [url = '', count = '0'] = process.argv.slice(2)
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })

await Promise.all(Array.from({ length: Number(count) }, (_, index) => open(index)))
process.send?.('open')

function open(index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `safar_session=bench-session-token-${String(index).padStart(6, '0')}` }
    http
      .get(`${url}/api/events`, { agent, headers }, answer => {
        answer.once('data', () => resolve())
        answer.resume()
      })
      .on('error', reject)
  })
}
