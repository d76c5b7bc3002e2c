import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fatima, meera, rohan } from '#seed/people.ts'
import { lastMessageTo } from '#tests/caught.ts'
import { filesIn, plant } from '#tests/planted.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { unzipped } from '#tests/unzipped.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { consents } from '../accounts/tables.ts'
import { notify } from '../notifications/notify.ts'
import { deliverLetters } from '../notifications/jobs.ts'
import type { RightsView } from './contract.ts'
import { sweepExports } from './export/exports.ts'
import { dataExports } from './tables.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const read = (who: Visitor): Promise<RightsView> => who.api.rights.read()

describe('consent', () => {
  let asMeera: Visitor
  const email = async () => (await read(asMeera)).consents.find(({ purpose }) => purpose === 'email')
  const rows = () =>
    app.services.db
      .select()
      .from(consents)
      .where(eq(consents.person, app.idOf(meera)))

  beforeEach(async () => {
    asMeera = await app.enter(meera)
    await app.services.db.delete(consents)
  })

  test('is given in words, withdrawn by one press and given again, each dated and none forgotten', async () => {
    expect(await email()).toMatchObject({
      givenAt: null,
      withdrawnAt: null,
      wording: 'I agree to get e-mails from Safar about my journey.',
    })
    await asMeera.api.rights.giveConsent({})
    expect(await email()).toMatchObject({ givenAt: '2026-06-15T06:00:00.000Z', withdrawnAt: null })
    await asMeera.api.rights.withdrawConsent({})
    expect(await email()).toMatchObject({ withdrawnAt: '2026-06-15T06:00:00.000Z' })
    await asMeera.api.rights.giveConsent({})
    expect(await email()).toMatchObject({ withdrawnAt: null })
    expect((await rows()).length).toBe(2)
  })

  test('pressed in many tabs at once it is one', async () => {
    const press = (method: string) =>
      Promise.all(Array.from({ length: 8 }, () => asMeera.call(method, '/api/rights/consents/email', {})))
    expect(new Set((await press('PUT')).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await rows()).length).toBe(1)
    await press('DELETE')
    expect((await rows()).filter(({ withdrawnAt }) => withdrawnAt !== null).length).toBe(1)
    expect((await rows()).length).toBe(1)
  })

  test("withdrawn, nothing but what is about the account's safety comes by e-mail", async () => {
    await asMeera.api.rights.withdrawConsent({})
    const tell = (type: 'news' | 'security', title: string) =>
      app.services.change(change =>
        notify(change, app.services, { to: app.idOf(meera), type, title, body: 'x', mail: true }),
      )
    await tell('news', 'An offer for everybody')
    await tell('security', 'Somebody signed in')
    app.clock.pass({ minutes: 6 })
    await deliverLetters(app.services)
    expect(await lastMessageTo(app, meera.email)).toContain('x')
    const sent = await app.services.sql`select subject from sandbox_messages where recipient = ${meera.email}`
    expect(sent.map(({ subject }) => String(subject))).toEqual(['Somebody signed in'])
  })
})

describe('a copy of everything', () => {
  beforeEach(() => app.services.db.delete(rateLimits))

  const ready = async (who: Visitor) => {
    await expect.poll(async () => (await read(who)).export?.state, { interval: 25 }).toBe('ready')
    return (await read(who)).export?.id ?? ''
  }
  const fetched = async (who: Visitor, id: string) => {
    const answer = await fetch(`${app.url}/api/rights/exports/${id}`, {
      headers: { cookie: who.cookie(), accept: 'application/zip' },
    })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('has every row and every file, opened, for its owner alone, for a day', async () => {
    const [asRohan, asMeera] = [await app.enter(rohan), await app.enter(meera)]
    await plant(app, asRohan, 'Zebra')
    await asRohan.api.rights.askExport({})
    const id = await ready(asRohan)
    const { bytes } = await fetched(asRohan, id)
    const files = unzipped(bytes)
    for (const name of [
      'people',
      'contacts',
      'chat_messages',
      'loan_applications',
      'passport_profiles',
      'vault_papers',
      'sop_versions',
      'sessions',
      'documents',
    ]) {
      expect([...files.keys()], name).toContain(`data/${name}.json`)
    }
    expect(files.get('data/loan_applications.json')?.toString()).toContain('ZebraLoan')
    expect(files.get('data/sop_versions.json')?.toString()).toContain('ZebraSop')
    expect(files.get('README.txt')?.toString()).toContain('data/chat_messages.json')
    expect(files.get('README.txt')?.toString()).toContain('insurance_blocks, in part: What our team wrote')
    const paper = [...files].find(([name]) => name.endsWith('Zebra paper.pdf'))?.[1]
    expect(paper?.toString('latin1')).toContain('ZebraFile')
    const passport = [...files].find(([name]) => name.endsWith('Zebra passport.pdf'))?.[1]
    expect(passport?.toString('latin1')).toContain('ZebraFile')
    expect(files.get('data/passport_profiles.json')?.toString()).toContain('ZebraSevis')
    const all = [...files.values()].map(String).join()
    expect(all).not.toMatch(/token_hash|argon2/)
    expect(all).not.toContain(app.idOf(meera))

    expect((await fetched(asMeera, id)).status).toBe(404)
    expect((await fetched(visitor(app), id)).status).toBe(401)
    app.clock.pass({ minutes: 6 })
    expect((await fetched(asRohan, id)).status).toBe(403)
    expect((await asRohan.call('POST', `/api/rights/exports/${id}/opening`, {})).status).toBe(403)
    app.clock.pass({ hours: 25 })
    await sweepExports(app.services)
    const again = await app.enter(rohan)
    expect((await read(again)).export?.state).toBe('gone')
    expect((await fetched(again, id)).status).toBe(404)
    expect(await filesIn(app, 'exports')).toEqual([])
  })

  test('is one at a time, three times a day, after a fresh proof', async () => {
    const asFatima = await app.enter(fatima)
    const ask = () => asFatima.call('POST', '/api/rights/exports', {})
    expect((await Promise.all(Array.from({ length: 5 }, ask))).map(({ status }) => status)).toContain(200)
    await ready(asFatima)
    expect(await app.services.db.$count(dataExports, eq(dataExports.owner, app.idOf(fatima)))).toBe(1)
    await app.services.db.delete(rateLimits)
    for (const status of [200, 200, 200, 429]) {
      expect((await ask()).status).toBe(status)
      await ready(asFatima)
    }
    app.clock.pass({ minutes: 6 })
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'prove-again' } })
  })
})
