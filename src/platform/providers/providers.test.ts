import { expect, test } from 'vitest'
import { openListener } from '../sandbox/listener.ts'
import { callProvider, once } from './call.ts'

test('an answer is read as JSON where it is JSON', async () => {
  const sandbox = await openListener([
    { method: 'GET', path: /^\/json$/, answer: async () => ({ status: 200, body: { a: 1 } }) },
    { method: 'GET', path: /^\/text$/, answer: async () => ({ status: 418, body: 'no' }) },
  ])
  const provider = { name: 'Sandbox', baseUrl: sandbox.url }
  expect(await callProvider(provider, '/json', {})).toEqual({ status: 200, isOk: true, body: { a: 1 } })
  expect(await callProvider(provider, '/text', {})).toEqual({ status: 418, isOk: false, body: 'no' })
  expect(await callProvider(provider, '/none', {})).toMatchObject({ status: 404 })
  await sandbox.close()
})

test('a thing is made once, and again if making it failed', async () => {
  let tries = 0
  const thing = once(async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
    return tries
  })
  await expect(Promise.all([thing(), thing()])).rejects.toThrow('not yet')
  expect(await Promise.all([thing(), thing()])).toEqual([2, 2])
})
