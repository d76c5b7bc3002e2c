// Named views of queues: a member of staff finds their own on every device, and those that colleagues at their seat share.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dev, farah, kavya, meera, vikram } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { tooManyViews } from '../rules.ts'
import { savedViews } from '../tables.ts'

let app: TeamApp
let asKavya: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asKavya = await app.enter(kavya)
})
afterAll(() => app.end())
beforeEach(() => app.services.db.delete(savedViews))

const view = { queue: 'Orders', name: 'Mine', search: 'meera', chosen: { show: 'waiting' }, isShared: false }
const own = { ...view, by: null }
const save = (changed: object = {}) => asKavya.api.requests.saveView({ ...view, ...changed })
const viewsOf = (who: Visitor) => who.api.requests.views()

test('a view is there on another device of the same person, and for nobody else', async () => {
  await save()
  expect(await viewsOf(await app.enter(kavya))).toEqual([own])
  expect(await viewsOf(await app.enter(dev))).toEqual([])
  expect((await (await app.enter(meera)).call('GET', '/api/desk/views')).status).toBe(404)
})

test('a view of the same name takes its place, and a removed one is gone', async () => {
  await save()
  await save({ search: 'rohan' })
  expect(await viewsOf(asKavya)).toEqual([{ ...own, search: 'rohan' }])
  await asKavya.api.requests.removeView({ queue: view.queue, name: view.name })
  expect(await viewsOf(asKavya)).toEqual([])
})

test('one that is shared is there for colleagues at the same seat, who cannot change it, until it is shared no more', async () => {
  await save({ isShared: true })
  const [asDev, asFarah, asVikram] = [await app.enter(dev), await app.enter(farah), await app.enter(vikram)]
  const shared = { ...own, isShared: true, by: { id: app.idOf(kavya), name: kavya.firstName } }
  expect(await viewsOf(asDev)).toEqual([shared])
  expect([await viewsOf(asFarah), await viewsOf(asVikram)]).toEqual([[], []])
  await asDev.api.requests.removeView({ queue: view.queue, name: view.name })
  await asDev.api.requests.saveView({ ...view, search: 'rohan' })
  expect(await viewsOf(asDev)).toEqual([shared, { ...own, search: 'rohan' }])
  await save({ isShared: false })
  expect(await viewsOf(asDev)).toEqual([{ ...own, search: 'rohan' }])
})

test('a queue has at most twelve views', async () => {
  for (let number = 1; number <= 12; number += 1) await save({ name: `View ${number}` })
  await expect(save({ name: 'One more' })).rejects.toMatchObject({ status: 409, body: { message: tooManyViews } })
  await save({ queue: 'Claims' })
  expect(await viewsOf(asKavya)).toHaveLength(13)
})
