// Thirty-two who ask without a pause, each somebody else, each what he has to ask in turn.
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
  return run(url, ask, { connections: clients, duration: seconds })
}

/** So many requests in all: each client asks each of his once. */
export async function loadOnce({ url, ask }: Load, each: number): Promise<Answered> {
  return run(url, ask, { connections: clients, amount: clients * each })
}

type Size = { connections: number; duration?: number; amount?: number }

async function run(url: string, ask: Load['ask'], size: Size): Promise<Answered> {
  let next = 0
  const setupClient = (client: autocannon.Client) => {
    client.setRequests(ask(next % clients))
    next += 1
  }
  const started = performance.now()
  const done = await autocannon({ url, ...size, setupClient })
  const seconds = size.duration ?? (performance.now() - started) / 1000
  if (done.non2xx > 0 || done.errors > 0) throw new Error(`${done.non2xx + done.errors} requests to ${url} failed.`)
  return { aSecond: done['2xx'] / seconds, p99: done.latency.p99 }
}
