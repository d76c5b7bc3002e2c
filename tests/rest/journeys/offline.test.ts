// Without a network: the plan, a Wi-Fi that leads nowhere, a session that is ended elsewhere, and little data.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '#seed/people.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { keptIn } from '#tests/journeys/offline-storage.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ worksOffline: true })
})
afterAll(() => at.end())

/** A way to the server that can be shut, without a word of it to the browser. */
async function openDoor({ hostname, port }: URL): Promise<{ url: string; shut: () => void; open: () => void }> {
  const through = new Set<Socket>()
  const door = createServer(socket => {
    const inside = connect(Number(port), hostname)
    for (const one of [socket, inside]) through.add(one.on('error', () => {}).on('close', () => through.delete(one)))
    socket.pipe(inside).pipe(socket)
  })
  await new Promise<void>(resolve => door.listen(0, hostname, resolve))
  const { port: own }: AddressInfo = addressOf(door.address())
  return {
    url: `http://${hostname}:${own}`,
    open: () => void door.listen(own, hostname),
    shut: () => {
      door.close()
      through.forEach(socket => socket.destroy())
    },
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('The door has no address.')
  return address
}

test('the plan is read without a network, with the rule behind a date', async () => {
  const { page, context, api } = await at.signedIn(rohan)
  await api.onboarding.answer({ cycle: 'spring-2027' })
  const start = page.locator('summary', { hasText: 'Programme start on the I-20' })
  await page.goto('/plan')
  await start.waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect.poll(() => keptIn(page)).toContain('spring-2027')
  await expect.poll(() => keptIn(page)).toContain('"plan.read"')

  await context.setOffline(true)
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await start.waitFor()
  await page.locator('summary', { hasText: 'I-901 fee paid' }).click()
  await page.getByText('The I-901 fee is paid online at least 3 business days before the interview.').waitFor()
  await context.close()
})

test('a Wi-Fi that leads nowhere is none, whatever the browser believes', async () => {
  const { page, context, api } = await at.signedIn(meera)
  await api.journey.visit({ stage: 'vaccines' })
  const door = await openDoor(new URL(at.app.url))
  await page.goto(`${door.url}/vaccines`)
  const firstStep = page.getByRole('button', { name: /^Check what your university asks/ })
  await firstStep.waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect.poll(() => keptIn(page)).toMatch(/"vaccines":\{"common":\{[^}]*"visitedAt":"20/)

  door.shut()
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await firstStep.waitFor()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.getByRole('link', { name: 'Safar' }).click()
  await page.getByRole('heading', { name: /Meera/ }).waitFor()

  door.open()
  await page.getByText('You are offline.').waitFor({ state: 'hidden' })
  door.shut()
  await context.close()
})

test('that nobody was signed in is not remembered: an address opens where it leads after signing in elsewhere', async () => {
  const { page, context, api } = await at.visitor()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await api.accounts.signIn({ email: meera.email, password: demoPassword })
  await page.goto('/vaccines')
  await page.getByRole('heading', { name: 'Vaccines', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/vaccines')
  await context.close()
})

test('a profile and a message are not promised to be sent by themselves, and wait for a press', async () => {
  const { page, context } = await at.signedIn(rohan)
  const sent: string[] = []
  await page.goto('/profile/about')
  const name = page.getByLabel('Middle name')
  await name.waitFor()
  await context.setOffline(true)
  await page.getByText('Forms and messages wait until you press Save or Send again.').waitFor()
  await name.fill('Anand')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('You seem to be offline, and this needs a network.').first().waitFor()
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().includes('/api/profile')) sent.push(request.url())
  })
  await context.setOffline(false)
  await page.getByText('Forms and messages wait').waitFor({ state: 'detached' })
  await page.getByText(/Draft: saved \d\d:\d\d/).waitFor()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  expect(sent.length).toBeGreaterThan(0)
  await context.close()
})

test('nothing of the person stays when the session is ended elsewhere', async () => {
  const { page, context, api } = await at.signedIn(meera)
  await page.goto('/profile/about')
  await page.getByLabel('Middle name').fill('Zebrafish')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Zebrafish')
  await expect.poll(() => keptIn(page)).toContain('Meera')
  await api.accounts.signOut({})
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await expect.poll(() => keptIn(page)).not.toContain('Meera')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Zebrafish')
  await context.close()
})

test('with little data nothing is fetched ahead, and what was opened opens without a network', async () => {
  const { page, context } = await at.signedIn(meera)
  const fetched: string[] = []
  context.on('request', request => fetched.push(request.url()))
  await page.addInitScript(() => localStorage.setItem('safar:low-data', 'on'))
  // As the switch has said to the server.
  await context.addCookies([{ name: 'low-data', value: 'on', url: at.app.url }])
  await page.goto('/vaccines')
  await page.getByRole('heading', { name: 'Vaccines', exact: true }).waitFor()
  await expect.poll(() => keptIn(page)).toContain('"vaccines":{"common"')
  const cached = () =>
    page.evaluate(async () => (await (await caches.open((await caches.keys())[0] ?? '')).keys()).map(({ url }) => url))
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.includes('/assets/')),
  )
  await expect.poll(cached).toEqual(expect.arrayContaining(scripts))
  expect((await cached()).filter(url => /compile-docs|\.woff2/.test(url))).toEqual([])
  expect(fetched.filter(url => /\.woff2|\/api\/analytics/.test(url))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('heading', { name: 'Vaccines', exact: true }).waitFor()
  await context.close()
})
