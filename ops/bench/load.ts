// Thirty-two who ask without a pause, each somebody else, each what they have to ask in turn.
import http from 'node:http'
import autocannon from 'autocannon'

export type Asked = {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: string
}
export type Load = { url: string; ask: (client: number) => Asked[] }
export type Answered = { aSecond: number; p99: number }

export const clients = 32

export async function load({ url, ask }: Load, seconds: number): Promise<Answered> {
  let next = 0
  const setupClient = (client: autocannon.Client) => {
    client.setRequests(ask(next % clients))
    next += 1
  }
  const done = await autocannon({ url, connections: clients, duration: seconds, setupClient })
  if (done.non2xx > 0 || done.errors > 0) throw new Error(`${done.non2xx + done.errors} requests to ${url} failed.`)
  return { aSecond: done['2xx'] / seconds, p99: done.latency.p99 }
}

/** Each client asks each of theirs once. To the last answer: autocannon looks whether it is done once a second. */
export async function loadOnce({ url, ask }: Load): Promise<{ aSecond: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  let count = 0
  const askAll = async (client: number) => {
    for (const asked of ask(client)) {
      await answerTo(url, asked, agent)
      count += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: clients }, (_, client) => askAll(client)))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return { aSecond: count / seconds }
}

function answerTo(url: string, { path, headers }: Asked, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = http.get(url + path, { agent, headers }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered with ${answer.statusCode}.`))
      answer.resume().on('end', resolve).on('error', reject)
    })
    read.on('error', reject)
  })
}
