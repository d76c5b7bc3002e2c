import { personalDataOf } from '#src/features/people/personal-data/sources.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { lastMessageTo, messagesTo } from '#tests/caught.ts'
import { everyFile, newAccount, openPayment, placesOf, plant, sealedOf, somebody } from '#tests/planted.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { appServices } from '#src/app/services.ts'
import type { Services } from '#src/platform/services.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { deliverLetters } from '#src/features/notifications/jobs.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { RightsView } from '../contract.ts'
import { erasures } from '../tables.ts'
import { eraseDue } from './erasures.ts'
import { productStock } from '#seed/products/products.ts'
import { stockProducts } from '#src/features/products/stock.ts'
import { productOrders } from '#src/features/products/tables.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const read = (who: Visitor): Promise<RightsView> => who.api.rights.read()

describe('erasure', () => {
  beforeEach(async () => {
    await app.services.db.delete(erasures)
    await app.services.db.delete(rateLimits)
  })
  const ask = (who: Visitor, word = 'erase') => who.api.rights.askErasure({ word })

  test('needs a fresh proof and the word; asked for again it is the same; it is undone within a week', async () => {
    const asMeera = await app.enter(meera)
    await expect(ask(asMeera, 'yes')).rejects.toMatchObject({
      status: 422,
      body: { fields: { word: 'Please type ERASE.' } },
    })
    expect(
      (await Promise.all([answerOf(ask(asMeera)), answerOf(ask(asMeera)), answerOf(ask(asMeera))])).map(
        ({ status }) => status,
      ),
    ).toEqual([200, 200, 200])
    const asked = (await read(asMeera)).erasure
    expect(await app.services.db.$count(erasures)).toBe(1)
    expect(
      Temporal.Instant.from(asked?.due ?? '')
        .since(app.clock.now())
        .total('hours'),
    ).toBe(168)
    await deliverLetters(app.services)
    await expect
      .poll(async () => (await messagesTo(app, meera.email)).map(({ body }) => body).join(), {
        interval: 25,
      })
      .toContain('Until then you can undo it')
    app.clock.pass({ hours: 167 })
    await eraseDue(app.services, personalDataOf(appServices))
    const later = await app.enter(meera)
    await later.api.rights.undoErasure({})
    expect((await later.call('DELETE', '/api/rights/erasure', {})).status).toBe(409)
    expect((await read(later)).erasure).toBeNull()
    app.clock.pass({ hours: 2 })
    await eraseDue(app.services, personalDataOf(appServices))
    expect(await (await app.enter(meera)).api.accounts.session({})).toMatchObject({
      user: { firstName: 'Meera' },
    })
    app.clock.pass({ minutes: 6 })
    await expect(ask(later)).rejects.toMatchObject({ status: 403, body: { code: 'prove-again' } })
  })

  test('is refused while something stands against it, and waits if that came later', async () => {
    const asKavya = await app.enter(kavya)
    await expect(ask(asKavya)).rejects.toMatchObject({
      status: 409,
      body: { code: 'erasure-stands', message: expect.stringContaining('You work in our team') },
    })
    const asMeera = await app.enter(meera)
    await ask(asMeera)
    const id = await openPayment(app, app.idOf(meera))
    app.clock.pass({ hours: 169 })
    await eraseDue(app.services, personalDataOf(appServices))
    const waiting = await app.enter(meera)
    expect(await read(waiting)).toMatchObject({ standing: ['open-payment'], erasure: { due: expect.any(String) } })
    await app.services.db.update(payments).set({ expiredAt: app.clock.now() }).where(eq(payments.id, id))
    await waiting.api.rights.undoErasure({})
  })

  test('waits for a partner who works on an order', async () => {
    await stockProducts(app.services, productStock)
    const [owner, at] = [app.idOf(meera), app.clock.now()]
    const order = {
      owner,
      kind: 'phone-plan',
      product: 'campus-line',
      sealed: new Uint8Array(1),
      sentAt: at,
      changedAt: at,
      changedBy: owner,
    } as const
    const offered = {
      title: '',
      provider: '',
      price: 0,
      needsSsn: false,
      terms: {},
      checkedOn: '2026-06-01',
      version: 1,
    }
    const [made] = await app.services.db
      .insert(productOrders)
      .values({ ...order, asOffered: offered })
      .returning()
    const asMeera = await app.enter(meera)
    expect(await read(asMeera)).toMatchObject({ standing: [] })
    await app.services.db.update(productOrders).set({ takenUpAt: at, takenUpBy: app.idOf(kavya) })
    expect(await read(asMeera)).toMatchObject({ standing: ['partner-order'] })
    await expect(ask(asMeera)).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('A partner is working on an order of yours.') },
    })
    await app.services.db.delete(productOrders).where(eq(productOrders.id, made?.id ?? ''))
  })

  test.each([
    ['nothing', undefined],
    ['while the rows go', 'rows'],
    ['before the key is destroyed', 'key'],
    ['among the files', 'files'],
    ['at the last step', 'finish'],
  ] as const)('killed by %s, nothing of them is left anywhere, and what is sealed opens no more', async (_, breaks) => {
    const { who, id, marker, email } = await somebody(app)
    await plant(app, who, marker)
    await openPayment(app, id, marker, app.clock.now())
    await (await app.enter(dev)).api.chat.readOf({ student: id })
    expect((await placesOf(app, marker)).length).toBeGreaterThan(8)
    const sealed = await sealedOf(app, id)
    expect(sealed.length).toBeGreaterThan(3)

    await ask(who)
    app.clock.pass({ hours: 169 })
    if (breaks !== undefined)
      await expect(eraseDue(breaking(app.services, breaks), personalDataOf(appServices))).rejects.toThrow('Killed.')
    await Promise.all([
      eraseDue(app.services, personalDataOf(appServices)),
      eraseDue(app.services, personalDataOf(appServices)),
    ])

    expect(await placesOf(app, marker)).toEqual([])
    expect(await placesOf(app, email)).toEqual([])
    expect((await everyFile(app)).filter(name => name.includes(id))).toEqual([])
    for (const bytes of sealed)
      await expect(app.services.vault.open(id, bytes)).rejects.toThrow('The key of this owner was destroyed.')
    expect(await who.api.accounts.session({})).toEqual({ user: null })
    const [left] = await app.services.db.select().from(people).where(eq(people.id, id))
    expect(left).toMatchObject({ firstName: '', email: null, phone: null, isGuest: true })
    expect(left?.erasedAt).not.toBeNull()
    expect(await app.services.db.select().from(payments).where(eq(payments.owner, id))).toMatchObject([
      { amount: 5000, payer: { name: '', email: '' } },
    ])
    expect((await app.services.db.select().from(erasures).where(eq(erasures.owner, id)))[0]).toMatchObject({
      files: [],
      erasedAt: expect.anything(),
    })
    // The last letter was on its way before the address was forgotten, once.
    await lastMessageTo(app, email)
    const letters = await app.services
      .sql`select subject from sandbox_messages where recipient = ${email} and subject = 'Your Safar account is erased'`
    expect(letters.length).toBe(1)
    // Anyone who comes with the same address is somebody new.
    expect((await newAccount(app, email)).id).not.toBe(id)
  })
})

/** A process that dies at a step. */
function breaking(services: Services, step: 'rows' | 'key' | 'files' | 'finish'): Services {
  const dies = () => Promise.reject(new Error('Killed.'))
  let changes = 0
  if (step === 'key') return { ...services, vault: { ...services.vault, destroy: dies } }
  if (step === 'files')
    return { ...services, ports: { ...services.ports, files: { ...services.ports.files, remove: dies } } }
  return {
    ...services,
    change: verb =>
      services.change(async change => {
        const done = await verb(change)
        changes += 1
        if (changes === (step === 'rows' ? 1 : 2)) await dies()
        return done
      }),
  }
}
