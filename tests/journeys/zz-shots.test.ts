import { test } from 'vitest'
import { dev, kavya, meera, rohan, vikram } from '../../seed/people.ts'
import { openBrowserHouse } from '../browser.ts'
test('shots', async () => {
  const house = await openBrowserHouse()
  const m = await house.signedIn(meera), k = await house.signedIn(kavya), d = await house.signedIn(dev), r = await house.signedIn(rohan), v = await house.signedIn(vikram)
  const mid = Object(await m.call('GET', '/api/session')).user.id
  await m.call('POST', '/api/chat', { text: 'Hello, I have a question about the I-20. The university asks for funds for the first year, and my father has a fixed deposit that matures in August. Does that count?' })
  await k.call('POST', '/api/desk/chats/' + mid, { text: 'Hi Meera. Yes, if the bank writes that it may be broken at any time. Ask them for a letter that says so:\n1. the amount\n2. the date\n3. that it may be withdrawn' })
  await m.call('POST', '/api/chat', { text: 'Thank you!' })
  await r.call('POST', '/api/chat', { text: 'Which bank is fastest?' })
  await r.call('PUT', '/api/journey/apartments/early-access', {})
  await r.call('POST', '/api/universities', { name: 'Decan Institut of Rivers' })
  const u = Object(await r.call('POST', '/api/universities', { name: 'College of Kites and Other Flying Things' }))
  await k.call('PUT', '/api/desk/universities/' + u.id + '/verification', { domain: 'kites.edu' })
  await m.call('POST', '/api/errors', { message: 'Cannot read properties of undefined (reading "status")', stack: 'TypeError: Cannot read\n    at StagePage (https://x/assets/stage-page.js:1:2)', url: '/loans' })
  const shot = async (page: import('playwright-core').Page, name: string) => {
    await page.waitForTimeout(600)
    for (const [w, h] of [[1280, 900], [360, 740]] as const) {
      await page.setViewportSize({ width: w, height: h })
      await page.waitForTimeout(250)
      await page.screenshot({ path: `/tmp/shots/${name}-${w}.png` })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await m.page.goto('/vaccines'); await shot(m.page, 'button')
  await m.page.getByRole('button', { name: /^Ask Asha/ }).last().click(); await shot(m.page, 'panel')
  await k.page.goto('/desk'); await shot(k.page, 'queue')
  await k.page.getByRole('link', { name: /Meera/ }).click(); await shot(k.page, 'chat')
  await d.page.goto('/desk/universities'); await shot(d.page, 'universities')
  await d.page.getByRole('button', { name: /Check Decan/ }).click(); await shot(d.page, 'check')
  for (const p of ['early-access', 'people', 'people/' + mid, 'errors', 'usage']) { await d.page.goto('/desk/' + p); await shot(d.page, p.replace('/', '-').slice(0, 12)) }
  await v.page.goto('/desk'); await shot(v.page, 'lender')
  await house.end()
}, 120_000)
