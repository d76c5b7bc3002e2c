import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandboxSite, type SandboxSite } from '../../../tests/sandbox-site.ts'
import { ProviderRefusal } from '../ports.ts'
import { openListener } from '../sandbox/listener.ts'
import { bigMarkerWebinars } from './bigmarker.ts'

let site: SandboxSite
const meera = { email: 'meera@example.in', firstName: 'Meera', lastName: 'Iyer' }
const rohan = { email: 'rohan+us@example.in', firstName: 'Rohan', lastName: '' }

beforeAll(async () => {
  site = await openSandboxSite()
})
afterAll(() => site.close())

const roomPage = async (id: string) => (await site.get(`/sandbox/rooms/${id}`)).text()

test('who registers is counted once, and who unregisters no more', async () => {
  const { webinars } = site.ports
  await webinars.register('safar-visa-1', meera)
  await webinars.register('safar-visa-1', meera)
  await webinars.register('safar-visa-1', rohan)
  expect(await roomPage('safar-visa-1')).toContain('Registered: 2.')
  await webinars.unregister('safar-visa-1', rohan)
  expect(await roomPage('safar-visa-1')).toContain('Registered: 1.')
})

test('one enters the room under one’s own name, and the chat is there', async () => {
  const { urlToEnter, chatURL } = await site.ports.webinars.enter('safar-visa-2', rohan)
  const room = await site.get(urlToEnter)
  expect(room.status).toBe(200)
  expect(await room.text()).toContain('You are in as Rohan.')
  const said = await site.submit(new URL(chatURL).pathname, { name: 'Rohan', words: 'Hello <i>all</i>' })
  const chat = await (await site.get(said.headers.get('location') ?? '')).text()
  expect(chat).toContain('Hello &lt;i&gt;all&lt;/i&gt;')
  expect(await roomPage('safar-visa-22')).not.toContain('Hello')
})

test('BigMarker’s own words come through', async () => {
  const { webinars } = site.ports
  const refusal = new ProviderRefusal('Conference not found')
  await expect(webinars.register('somebody-elses', meera)).rejects.toThrow(refusal)
  await expect(webinars.enter('somebody-elses', meera)).rejects.toThrow(refusal)
  await expect(webinars.unregister('safar-visa-3', meera)).rejects.toThrow(
    new ProviderRefusal('Registration not found'),
  )
  await expect(webinars.register('safar-visa-3', { ...meera, email: '' })).rejects.toThrow(
    new ProviderRefusal('Email is invalid'),
  )
})

test('a key of ours that BigMarker does not know is not the person’s fault', async () => {
  const account = site.twins?.webinars ?? expect.fail('no twin')
  const webinars = bigMarkerWebinars({ ...account, key: 'wrong' })
  await expect(webinars.register('safar-visa-1', meera)).rejects.toThrow('BigMarker answered 401.')
})

test.for([
  ['no address', {}],
  ['a script for an address', { enter_uri: 'javascript:alert(1)' }],
] as const)('an entrance with %s is not answered', async ([, body]) => {
  const odd = await openListener([{ method: 'POST', path: /./, answer: async () => ({ status: 200, body }) }])
  const webinars = bigMarkerWebinars({ baseUrl: odd.url, key: 'k' })
  await expect(webinars.enter('a', meera)).rejects.toThrow('BigMarker')
  await odd.close()
})

test('where BigMarker names no chat, the chat is in the room', async () => {
  const body = { enter_uri: 'https://www.bigmarker.com/enter/1' }
  const plain = await openListener([{ method: 'POST', path: /./, answer: async () => ({ status: 200, body }) }])
  const webinars = bigMarkerWebinars({ baseUrl: plain.url, key: 'k' })
  expect(await webinars.enter('a', meera)).toEqual({ urlToEnter: body.enter_uri, chatURL: body.enter_uri })
  await plain.close()
})
