// A change written by one process, heard in a browser on another; and how soon a revoked one is cut off.
import http from 'node:http'
import { demoPassword, meera } from '#seed/people.ts'
import { startProgram, signIn, type Running } from './processes.ts'
import { atMost, median, ms, type Result } from './result.ts'

const changes = 100
const revocations = 10
const mostToHear = 150
const mostToClose = 1000

export async function measureLive(databaseUrl: string): Promise<Result> {
  const environment = { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' }
  const writer = await startProgram('src/app/main.ts', 4805, environment)
  const listener = await startProgram('src/app/main.ts', 4806, environment)
  try {
    const heard = await timesToHear(writer, listener)
    const closed = await timesToClose(writer, listener)
    const p99 = heard.toSorted((a, b) => a - b)[Math.ceil(heard.length * 0.99) - 1] ?? Number.NaN
    const slowest = Math.max(...closed)
    return {
      title: 'Live changes across two processes',
      figures: [
        atMost('written by one process, heard on another, p99', p99, mostToHear, 'ms'),
        atMost('revoked by one process, cut off on another, slowest', slowest, mostToClose, 'ms'),
      ],
      lines: [`in the middle: heard after ${ms(median(heard))}, cut off after ${ms(median(closed))}`],
    }
  } finally {
    await writer.stop()
    await listener.stop()
  }
}

async function timesToHear(writer: Running, listener: Running): Promise<number[]> {
  const cookie = await signIn(writer.url, meera.email, demoPassword)
  const stream = await openStream(listener.url, cookie)
  const times: number[] = []
  for (let turn = 0; turn < changes; turn += 1) {
    const heard = stream.next()
    const written = performance.now()
    const method = turn % 2 === 0 ? 'PUT' : 'DELETE'
    await fetch(`${writer.url}/api/journey/bank-accounts/CompareAccounts/mark`, { method, headers: { cookie } })
    await heard
    times.push(performance.now() - written)
  }
  stream.close()
  return times
}

async function timesToClose(writer: Running, listener: Running): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < revocations; turn += 1) {
    const cookie = await signIn(writer.url, meera.email, demoPassword)
    const stream = await openStream(listener.url, cookie)
    const revoked = performance.now()
    await fetch(`${writer.url}/api/session`, { method: 'DELETE', headers: { cookie } })
    await stream.ended
    times.push(performance.now() - revoked)
  }
  return times
}

type Stream = { next: () => Promise<void>; ended: Promise<void>; close: () => void }

function openStream(url: string, cookie: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}/api/events`, { headers: { cookie } }, answer => {
      let tell: (() => void) | undefined
      const ended = new Promise<void>(end => answer.on('close', () => end()))
      answer.on('data', chunk => {
        if (!String(chunk).includes('data:')) return
        tell?.()
        resolve({ ended, next: () => new Promise(hear => (tell = hear)), close: () => request.destroy() })
      })
    })
    request.on('error', error => reject(error))
  })
}
