// A role is asked for the person at an address. Whoever gives the address up before a second admin confirms has no part in it,
// whichever way the address left their account.
import { personalDataOf } from '#src/features/people/personal-data/sources.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { eraseDue } from '#src/features/rights/erasure/erasures.ts'
import { approvals } from '#src/features/approvals/tables.ts'
import { appServices } from '#src/app/services.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { dev, suresh } from '#seed/people.ts'
import { ensure } from '../api.ts'
import { codeIn, lastMessageTo, messagesTo, parameterIn } from '../caught.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { bothConsents, visitor, type Answer, type Visitor } from '../visitor.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  for (const table of [rateLimits, approvals]) await app.services.db.delete(table)
})

const password = 'my-own-password-7'
let count = 0
let joined = ''
type Account = { who: Visitor; id: string; email: string; phone: string }

async function registered(email = `own-${count + 1}@example.com`, phone?: string): Promise<Account> {
  count += 1
  const number = phone ?? String(9_848_500_000 + count)
  const who = visitor(app)
  const names = { firstName: 'Lata', middleName: '', lastName: 'Rao' }
  const form = { ...names, email, password, prefix: 'IN:91', phone: number }
  await who.api.accounts.register(form)
  const id = ensure((await who.api.accounts.session({})).user).id
  await takesAddress(who, email)
  return { who, id, email, phone: number }
}

/** By the link in the letter to the address, in the browser that asked for it. */
async function takesAddress(who: Visitor, email: string): Promise<void> {
  const before = (await messagesTo(app, email)).length
  await who.api.ways.askEmail({ email })
  await expect.poll(async () => (await messagesTo(app, email)).length).toBeGreaterThan(before)
  const oobCode = parameterIn(await lastMessageTo(app, email), 'oobCode')
  await who.api.ways.putEmail({ oobCode })
}

async function undoes({ email }: Pick<Account, 'email'>): Promise<void> {
  const letter = async () => (await messagesTo(app, email)).find(({ body }) => body.includes('undoChange'))
  await expect.poll(letter).toBeDefined()
  const code = parameterIn((await letter())?.body ?? '', 'oobCode')
  await visitor(app).api.undo.undo({ code })
}

const askRole = async ({ id }: Pick<Account, 'id'>) =>
  (await app.enter(dev)).api.desk.grantRole({ id, role: 'advisor' })
const confirm = async (): Promise<Answer | undefined> => app.confirmBy(await app.enter(suresh))
const rolesOf = async ({ id }: Pick<Account, 'id'>): Promise<string[]> =>
  (await app.services.db.select().from(staff).where(eq(staff.person, id))).map(({ role }) => role)
const atDesk = async (who: Visitor): Promise<number> => (await who.call('GET', '/api/desk/chats')).status

/** The account had another address, took the one that the admins know, and the role was asked for. */
async function askedAt(known: string): Promise<Account & { known: string }> {
  const account = await registered()
  await takesAddress(account.who, known)
  await askRole(account)
  return { ...account, known }
}

test('confirmed after the change of address was undone, a role is on nobody: not in the old session, not by a new link', async () => {
  const known = 'colleague-1@safar.example'
  const account = await askedAt(known)
  const oldSession = account.who
  await undoes(account)
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'address-changed' } })
  expect(await rolesOf(account)).toEqual([])
  expect([401, 404]).toContain(await atDesk(oldSession))

  const byOwnLink = visitor(app)
  await byOwnLink.api.accounts.sendLink({ email: account.email })
  await expect
    .poll(async () => (await messagesTo(app, account.email)).some(({ body }) => body.includes('verify-link')))
    .toBe(true)
  const letter = (await messagesTo(app, account.email)).find(({ body }) => body.includes('verify-link'))
  const oobCode = parameterIn(letter?.body ?? '', 'oobCode')
  await byOwnLink.api.accounts.signInByLink({ email: account.email, oobCode })
  expect(await confirm()).toMatchObject({ status: 409 })
  expect(await atDesk(byOwnLink)).toBe(404)
  expect(await rolesOf(account)).toEqual([])
})

test('whoever proves the address by its own link gets the role, once it is asked for them', async () => {
  const known = 'colleague-2@safar.example'
  const account = await askedAt(known)
  await undoes(account)
  const colleague = await registered(known)
  // What was asked for the other account stays without effect, whoever has the address now.
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'address-changed' } })
  expect([await rolesOf(account), await rolesOf(colleague)]).toEqual([[], []])
  await askRole(colleague)
  await confirm()
  expect([await rolesOf(account), await rolesOf(colleague)]).toEqual([[], ['advisor']])
})

test('asked again for the address that the account has by then, it is another request, and that one counts', async () => {
  const account = await askedAt('colleague-3@safar.example')
  await undoes(account)
  await askRole(account)
  await confirm()
  expect(await rolesOf(account)).toEqual(['advisor'])
})

test('a role that is confirmed before the change is undone goes with it', async () => {
  const account = await askedAt('colleague-4@safar.example')
  expect((await confirm())?.status).toBe(200)
  expect(await rolesOf(account)).toEqual(['advisor'])
  await undoes(account)
  expect(await rolesOf(account)).toEqual([])
})

test.each<[string, (account: Awaited<ReturnType<typeof askedAt>>) => Promise<void>]>([
  ['the account takes a third address', async ({ who }) => takesAddress(who, `third-${count}@example.com`)],
  [
    'it joins another account, which has its address then',
    async ({ known: email }) => {
      const who = visitor(app)
      const number = { prefix: 'IN:91', phone: String(9_848_600_000 + count) }
      await who.api.accounts.sendPhoneCode({ ...number, captcha: dummyToken })
      const otp = codeIn(await lastMessageTo(app, `+91${number.phone}`))
      await who.api.accounts.signInByPhone({ ...number, otp, create: true, ...bothConsents })
      await who.api.joining.proveByPassword({ email, password })
      await who.api.joining.join({ answers: 'this' })
      const user = ensure((await who.api.accounts.session({})).user)
      expect(user.primaryEmail).toBe(email)
      joined = user.id
    },
  ],
  [
    'its address came off',
    async ({ id }) => {
      await app.services.db.update(people).set({ email: null, emailVerifiedAt: null }).where(eq(people.id, id))
    },
  ],
  [
    'the account is erased',
    async ({ who }) => {
      await who.api.rights.askErasure({ word: 'erase' })
      app.clock.pass({ hours: 24 * 8 })
      await eraseDue(app.services, personalDataOf(appServices))
      app.clock.pass({ hours: -24 * 8 })
    },
  ],
])('a role that waits is not given where %s', async (_, happens) => {
  count += 1
  const account = await askedAt(`colleague-${count}@safar.example`)
  await happens(account)
  const answer = await confirm()
  expect(answer === undefined || answer.status >= 400).toBe(true)
  expect(answer?.status ?? 409).toBeLessThan(500)
  expect([await rolesOf(account), joined === '' ? [] : await rolesOf({ id: joined })]).toEqual([[], []])
})
