// Event streams stay open, so that many of them are a way to use a server up.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { openStream } from '../stream.ts'
import { openTeamApp, type TeamApp } from '../team.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

test('somebody who opens event streams without end gets a bounded number, and others still get theirs', async () => {
  const who = await app.enter(meera)
  const opened = await Promise.all(
    Array.from({ length: 130 }, () => openStream(app, who).catch(error => String(error))),
  )
  const streams = opened.filter(stream => typeof stream !== 'string')
  expect(streams).toHaveLength(120)
  expect(new Set(opened.filter(stream => typeof stream === 'string'))).toEqual(
    new Set(['Error: The stream answered 429.']),
  )
  const theirs = await openStream(app, await app.enter(rohan))
  for (const stream of [...streams, theirs]) stream.close()
  // A place is free again as soon as one is closed.
  await expect
    .poll(async () => {
      const again = await openStream(app, who).catch(() => undefined)
      again?.close()
      return again !== undefined
    })
    .toBe(true)
})
