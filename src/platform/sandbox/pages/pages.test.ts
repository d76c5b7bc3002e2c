import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandboxSite, type SandboxSite } from '#tests/sandbox-site.ts'

let site: SandboxSite

beforeAll(async () => {
  site = await openSandboxSite()
  await site.ports.mail.send({
    to: 'meera@example.in',
    subject: 'Your <link>',
    text: 'Open https://safar.example/verify-link?token=a&b=2. Soon!\n<script>alert(1)</script>',
    html: '<p>Open <a href="https://safar.example/x">this</a></p><script>alert(1)</script>',
  })
  site.clock.set('2022-08-01T10:05:00Z')
  await site.ports.sms.send({ to: '+919812345678', text: 'Your code is 123456' })
})
afterAll(() => site.close())

type Caught = { id: string; to: string; channel: string; text: string }

async function messages(query = ''): Promise<Caught[]> {
  const response = await site.get(`/sandbox/messages.json${query}`)
  return JSON.parse(await response.text())
}

test('the inbox shows the newest first, says what it is, and escapes', async () => {
  const page = await (await site.get('/sandbox')).text()
  expect(page).toContain('Sandbox: nothing here is real.')
  expect(page.indexOf('Your code is 123456')).toBeLessThan(page.indexOf('Your &lt;link&gt;'))
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script')
})

test('it is searched by part of the recipient, and nothing in it is a wildcard', async () => {
  expect(await messages('?to=MEERA@')).toMatchObject([{ to: 'meera@example.in', channel: 'mail' }])
  expect(await messages('?to=98123')).toMatchObject([{ to: '+919812345678', text: 'Your code is 123456' }])
  expect(await messages('?to=%25')).toEqual([])
  expect(await messages('?to=_')).toEqual([])
  expect(await messages('?to=%00')).toHaveLength(2)
  expect(await messages('?channel=sms')).toHaveLength(1)
  expect(await messages('?channel=nonsense')).toHaveLength(2)
})

test('a link in a message can be followed, without the full stop behind it', async () => {
  const [mail] = await messages('?to=meera')
  const page = await (await site.get(`/sandbox/messages/${mail?.id}`)).text()
  expect(page).toContain('<a href="https://safar.example/verify-link?token=a&amp;b=2">')
})

test('a mail’s own page can run nothing', async () => {
  const [mail] = await messages('?to=meera')
  const response = await site.get(`/sandbox/messages/${mail?.id}/html`)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/^sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'/)
  expect(await response.text()).toContain('<a href="https://safar.example/x">')
})

test('a page runs no script at all, and its form may lead where it is notified to', async () => {
  const { url } = await site.ports.cards.createCheckout({
    reference: 'r',
    title: 'Plan',
    amount: { currency: 'USD', minor: 100 },
    email: 'meera@example.in',
    successUrl: 'https://safar.example/paid',
    cancelUrl: 'https://safar.example/back',
    idempotencyKey: 'policy',
  })
  const policy = (await site.get(url)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' https://safar.example;")
})

test.for([
  '/sandbox/messages/0190a000-0000-7000-8000-000000000001',
  '/sandbox/messages/nonsense',
  '/sandbox/checkout/cs_test_none',
  '/sandbox/checkout/..%2f..',
  '/sandbox/rupees/plink_none',
  '/sandbox/rooms/not-ours',
])('%s is not here', async path => {
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('This is not here')
})

test('a form that says nothing we know is not here either', async () => {
  expect((await site.submit('/sandbox/checkout/cs_1', { do: 'steal' })).status).toBe(404)
})

test('what was caught may be kept from strangers, while payment pages stay open', async () => {
  const closed = await openSandboxSite({ mayRead: async () => false })
  expect((await closed.get('/sandbox')).status).toBe(404)
  expect((await closed.get('/sandbox/messages.json')).status).toBe(404)
  const { url } = await closed.ports.rupees.createOrder({
    reference: 'r',
    amount: { currency: 'INR', minor: 100 },
    name: 'Meera',
    email: 'meera@example.in',
    callbackUrl: 'https://safar.example/loans',
  })
  expect((await closed.get(url)).status).toBe(200)
  await closed.close()
})

test('a card buys something, and nonsense is not here', async () => {
  expect(await (await site.get('/sandbox/cards')).text()).toContain('No card was issued yet.')
  const { id } = await site.ports.issuing.issue({ reference: 'r', name: 'Meera', email: 'm@example.in' })
  const buy = { do: 'buy', id, merchant: '<b>Books</b>', dollars: '12.50' }
  expect((await site.submit('/sandbox/cards', buy)).status).toBe(303)
  const page = await (await site.get('/sandbox/cards')).text()
  expect(page).toContain('&lt;b&gt;Books&lt;/b&gt;: $12.50, declined')
  for (const wrong of [{}, { ...buy, id: 'ic_none' }, { ...buy, dollars: '-1' }, { do: 'capture', id: 'iauth_none' }])
    expect((await site.submit('/sandbox/cards', wrong)).status).toBe(404)
})
