import { expect, test } from 'vitest'
import { forwarding } from './records.ts'

test('a failure there is no failure here', async () => {
  const { forward, settled } = forwarding<string>(() => Promise.reject(new Error('no')))
  forward('x')
  await settled()
})

test('when the other side is slow, no more than fifty wait for it', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<void>()
  const sent: number[] = []
  const { forward, settled } = forwarding<number>(async record => {
    sent.push(record)
    await slow
  })
  for (let record = 0; record < 60; record += 1) forward(record)
  expect(sent).toHaveLength(50)
  resolve()
  await settled()
  forward(60)
  expect(sent).toHaveLength(51)
})
