// A flood from one household is stopped before the product is asked, wherever it asks, and nobody else's.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#src/app/server-modules.ts'
import { composed } from '#ops/deploy/composed.ts'
import { startNginx, type Nginx } from '#ops/deploy/nginx.ts'
import { originOf } from '#src/values/networks.ts'
import { tooManyRequests, unavailable } from '#src/wire/problem.ts'
import type { Route } from '#src/wire/route.ts'
import { freePort } from '../free-port.ts'

/** What stands after a word of the file, each time. */
const linesOf = (word: string): string[] =>
  [...composed.matchAll(new RegExp(`^\\s*${word}\\s+(.+);$`, 'gm'))].map(([, rest = '']) => rest)

describe('the file', () => {
  test('counts by household, and answers 429 beyond the rate and its burst', () => {
    expect(linesOf('limit_req_zone')).toEqual(['$household zone=households:10m rate=100r/s'])
    expect(linesOf('limit_req_status')).toEqual(['429'])
    expect(linesOf('limit_req')).toEqual(['zone=households burst=2000 nodelay'])
  })

  test('has one limit for the whole server: no location sets another one, which would take its place', () => {
    const [, server = ''] = composed.split('server_name localhost')
    const [before = '', ...locations] = server.split(/^\s*location /m)
    expect(before).toContain('limit_req zone=households')
    expect(locations.length).toBeGreaterThan(8)
    expect(locations.filter(one => one.includes('limit_req'))).toEqual([])
  })

  test.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6', false],
    ['2001:db8:1:2::1', '2001:db8:1:2::2', true],
    ['2001:db8::1', '2001:db8::2', true],
    ['2001:db8::1', '2001:db9::1', false],
    ['fe80::1', 'fe80::2', true],
  ])('counts %s and %s as the product does: together is %s', (one, other, isOne) => {
    expect(householdOf(one) === householdOf(other)).toBe(isOne)
    expect(originOf(one).source === originOf(other).source).toBe(isOne)
  })

  test('counts nobody who asks from this machine', () => {
    expect(['127.0.0.1', '::1'].map(householdOf)).toEqual(['', ''])
  })
})

/** As the map in the file says, whose patterns JavaScript reads in the same way. */
function householdOf(address: string): string {
  const [, map = ''] = /map \$remote_addr \$household \{([^}]*\}[^}]*\}[^}]*|[^}]*)\n {2}\}/.exec(composed) ?? []
  const rows = map.split('\n').flatMap(line => {
    const [, key, value] = /^\s*(\S+|".*") (\S+);$/.exec(line) ?? []
    return key === undefined || value === undefined
      ? []
      : [[key.replaceAll('"', ''), value.replaceAll('"', '')] as const]
  })
  expect(rows.map(([key]) => key)).toContain('default')
  for (const [key, value] of rows) {
    if (key === address) return value
    const found = key.startsWith('~') ? new RegExp(key.slice(1)).exec(address) : null
    if (found !== null) return value.replace('$1', found[1] ?? '')
  }
  return address
}

describe('nginx', () => {
  const burst = 5
  let nginx: Nginx
  let folder: string
  let port: number
  let asked = 0
  let isAway = false
  const product = http.createServer((request, response) => {
    asked += 1
    if (isAway) return request.destroy()
    request.resume()
    response.end('{}')
  })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'safar-nginx-'))
    product.listen(0, '127.0.0.1')
    await once(product, 'listening')
    const address = product.address()
    if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')
    port = await freePort()
    nginx = await startNginx({
      folder,
      host: '127.0.0.1',
      port,
      names: ['localhost'],
      servers: [`127.0.0.1:${address.port}`],
      changed: conf => conf.replace('rate=100r/s', 'rate=1r/m').replace('burst=2000', `burst=${burst}`),
    })
  })
  afterAll(async () => {
    await nginx.stop()
    product.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** The whole of this network is this machine, so each of its addresses is a household of its own. */
  async function from(localAddress: string, method: string, where: string): Promise<{ status: number; text: string }> {
    const headers = { host: 'localhost' }
    const request = http.request({ host: '127.0.0.1', port, path: where, method, headers, localAddress, agent: false })
    request.end()
    const [answer] = await once(request, 'response')
    let text = ''
    for await (const piece of answer) text += String(piece)
    return { status: answer.statusCode, text }
  }

  /** Each location of the file that leads to the product, also those of files, which are not kept here first. */
  const places: (readonly [string, string])[] = [
    ['GET', '/'],
    ['GET', '/api/journey'],
    ['POST', '/api/session/password'],
    ['GET', '/api/events'],
    ['GET', '/assets/app.js'],
    ['GET', '/readyz'],
    ...Object.values(contract)
      .flatMap(feature => Object.values<Route>(feature))
      .filter(({ body }) => body === 'stream')
      .map(({ method, path: where }) => [method, where.replaceAll(/\{\w+\}/g, 'one')] as const),
  ]

  test.each(places.map(([method, where], index) => [method, where, `127.0.3.${index + 1}`] as const))(
    'says of %s %s that we cannot do it just now, as the product does, where no server answers',
    async (method, where, household) => {
      isAway = true
      const { status, text } = await from(household, method, where)
      isAway = false
      expect(status).toBe(unavailable.status)
      expect(JSON.parse(text)).toEqual({ code: unavailable.code, message: unavailable.message })
    },
  )

  test.each(places.map(([method, where], index) => [method, where, `127.0.1.${index + 1}`] as const))(
    'lets a burst of %s %s through and answers the rest itself, in the product’s words',
    async (method, where, household) => {
      const before = asked
      const answers = []
      for (let index = 0; index < burst + 5; index += 1) answers.push(await from(household, method, where))
      const refused = answers.filter(({ status }) => status === 429)
      // The first one and the burst, and no more than one by the rate on a slow machine.
      expect([4, 3]).toContain(refused.length)
      expect(asked - before).toBe(answers.length - refused.length)
      const { code, message } = tooManyRequests
      expect(refused.map(({ text }) => JSON.parse(text))).toEqual(refused.map(() => ({ code, message })))
    },
  )

  test('asks the product for another household, however many one has used up', async () => {
    for (let index = 0; index < burst + 5; index += 1) await from('127.0.2.1', 'GET', '/')
    expect((await from('127.0.2.1', 'GET', '/')).status).toBe(429)
    expect((await from('127.0.2.2', 'GET', '/')).status).toBe(200)
  })
})
