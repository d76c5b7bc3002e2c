import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandboxSite, type SandboxSite } from '#tests/sandbox-site.ts'
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

describe('a room that was notified what is held there', () => {
  const plan = {
    title: 'The interview',
    agenda: 'The queue\n\nThe <window>',
    start: Temporal.Instant.from('2022-08-01T12:30:00Z'),
    end: Temporal.Instant.from('2022-08-01T13:30:00Z'),
  }
  const slideOf = async (id: string) => (await site.get(`/sandbox/rooms/${id}/slides`)).text()

  test('says when, shows the agenda, and has a recording once it is over', async () => {
    await site.ports.webinars.describe('safar-notified-1', plan)
    const recording = () => site.get('/sandbox/rooms/safar-notified-1/recording.webm')
    site.clock.set('2022-08-01T12:29:59Z')
    expect(await roomPage('safar-notified-1')).toContain('Starts at 1 Aug 2022, 12:30 UTC')
    site.clock.set('2022-08-01T12:30:00Z')
    expect(await roomPage('safar-notified-1')).toContain('Live now')
    expect(await roomPage('safar-notified-1')).toContain('The &lt;window&gt;')
    expect((await recording()).status).toBe(404)
    site.clock.set('2022-08-01T13:30:00Z')
    expect(await roomPage('safar-notified-1')).toContain('This webinar has ended.')
    const film = await recording()
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/webm'])
  })

  test('has slides made of the agenda, which the host moves for everybody', async () => {
    await site.ports.webinars.describe('safar-notified-2', plan)
    const move = (way: string) => site.submit('/sandbox/rooms/safar-notified-2/host', { do: way })
    expect(await slideOf('safar-notified-2')).toContain('Slide 1 of 4')
    await move('back')
    expect(await slideOf('safar-notified-2')).toContain('The interview')
    await move('on')
    expect(await slideOf('safar-notified-2')).toContain('The queue')
    for (let times = 0; times < 5; times += 1) await move('on')
    expect(await slideOf('safar-notified-2')).toContain('Slide 4 of 4')
    await site.ports.webinars.describe('safar-notified-2', { ...plan, title: 'Moved' })
    expect(await roomPage('safar-notified-2')).toContain('Moved')
  })

  test('is described only if it is ours, and undescribed is a room all the same', async () => {
    await expect(site.ports.webinars.describe('somebody-elses', plan)).rejects.toThrow(
      new ProviderRefusal('Conference not found'),
    )
    expect(await slideOf('safar-untold')).toContain('The host shows no slides.')
    expect((await site.get('/sandbox/rooms/safar-untold/host')).status).toBe(404)
    expect((await site.submit('/sandbox/rooms/safar-untold/host', { do: 'on' })).status).toBe(404)
  })

  test('with fewer parts than the slide the host is at, shows its last', async () => {
    await site.ports.webinars.describe('safar-notified-3', plan)
    for (let times = 0; times < 3; times += 1) await site.submit('/sandbox/rooms/safar-notified-3/host', { do: 'on' })
    await site.ports.webinars.describe('safar-notified-3', { ...plan, agenda: 'One' })
    expect(await slideOf('safar-notified-3')).toContain('Slide 3 of 3')
  })
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
  const account = site.sandboxes?.webinars ?? expect.fail('no sandbox')
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
