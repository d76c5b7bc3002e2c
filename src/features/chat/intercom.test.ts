import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp } from '#tests/app.ts'
import { visitor } from '#tests/visitor.ts'

const settings = { SAFAR_INTERCOM_APP: 'abc123', SAFAR_INTERCOM_SECRET: 'between us' }

test.each([
  ['set', settings, true],
  ['not set', {}, false],
])('%s: who one is is proved to it, and the page lets it in', async (_, given, isSet) => {
  const app = await openTestApp({ settings: given })
  await seedPeople(app.services)
  const who = visitor(app)
  expect((await who.call('GET', '/api/chat/intercom')).status).toBe(401)
  await who.api.accounts.signInAsGuest({})
  expect((await who.call('GET', '/api/chat/intercom')).status).toBe(403)
  await who.api.accounts.signIn({ email: meera.email, password: demoPassword })
  const { id } = ensure((await who.api.accounts.session({})).user)
  const body = await who.api.chat.intercom({})
  const hash = createHmac('sha256', 'between us').update(id).digest('hex')
  expect(body).toEqual(isSet ? { app: 'abc123', user: id, hash } : null)
  const policy = (await who.call('GET', '/', undefined, { accept: 'text/html' })).headers.get('content-security-policy')
  expect(policy?.includes('intercom')).toBe(isSet)
  expect(policy?.includes('trusted-types')).toBe(!isSet)
  await app.end()
})
