import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutside, type TestOutside } from '#tests/outside.ts'
import { ProviderUnavailable } from '../providers/call.ts'
import { openListener } from '../sandbox/listener.ts'
import { wiseRates } from './wise.ts'

let outside: TestOutside
beforeAll(async () => {
  outside = await openOutside()
})
afterAll(() => outside.close())

test('says who changes rupees at which rate, and since when', async () => {
  const { source, isSample, midRate, collectedAt, providers } = await outside.ports.rates.compare(100_000)
  expect({ source, isSample, midRate, collectedAt: collectedAt.toString() }).toEqual({
    source: 'Sample data',
    isSample: true,
    midRate: 885_000,
    collectedAt: '2026-07-01T06:30:00Z',
  })
  expect(providers.find(({ name }) => name === 'Airport counter')).toEqual({
    name: 'Airport counter',
    logo: null,
    rate: 955_800,
    feePaise: 0,
    minutes: 60,
  })
})

const answering = async (status: number, body: object | string) => {
  const listener = await openListener([{ method: 'GET', path: /./, answer: async () => ({ status, body }) }])
  const rates = wiseRates({ baseUrl: listener.url, name: 'x', isSample: false })
  return rates.compare(100_000).finally(() => listener.close())
}

test('one that has no estimate and no logo is read all the same', async () => {
  const quotes = [
    { rate: 0.0113, fee: 0, dateCollected: '2026-11-20T10:00:00Z', deliveryEstimation: { duration: 'soon' } },
  ]
  const { providers, midRate } = await answering(200, {
    providers: [
      { name: 'A', quotes },
      { name: 'B', quotes: [] },
    ],
  })
  expect(providers).toEqual([{ name: 'A', logo: null, rate: 884_956, feePaise: 0, minutes: null }])
  expect(midRate).toBe(884_956)
})

test.each<[string, number, object | string]>([
  ['an error', 500, { error: 'x' }],
  ['a page', 200, '<html>'],
  ['nobody', 200, { providers: [] }],
  [
    'a rate below nothing',
    200,
    { providers: [{ name: 'A', quotes: [{ rate: -1, fee: 0, dateCollected: '2026-11-20T10:00:00Z' }] }] },
  ],
])('%s is nothing to compare', async (_, status, body) => {
  await expect(answering(status, body)).rejects.toThrow(ProviderUnavailable)
})
