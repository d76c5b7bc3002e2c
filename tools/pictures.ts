// `npm run pictures`: the pictures in README and docs, taken from the product itself so that they stay true.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { demoPassword, kavya, meera } from '../seed/people.ts'
import { findChromium } from './chromium.ts'

const port = 4810
const wide = { width: 1280, height: 860 }
const site = `http://localhost:${port}`
const folder = await mkdtemp(path.join(tmpdir(), 'safar-pictures-'))
const server = spawn(process.execPath, ['src/app/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: String(port), SAFAR_DATA: folder, SAFAR_LOG: 'error' },
})
await new Promise<void>(resolve => {
  server.stdout.on('data', text => String(text).includes('/sandbox') && resolve())
})
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await mkdir('docs/pictures', { recursive: true })
  const context = await browser.newContext({
    baseURL: site,
    viewport: wide,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const headers = { origin: site }
  const enter = (email: string) =>
    context.request.post('/api/session/password', { headers, data: { email, password: demoPassword } })

  await open(page, '/', 'Sign in', 'landing')
  await open(page, '/phone-sign-in', 'Sign in', 'phone-sign-in')
  await enter(meera.email)
  await open(page, '/profile/about', 'Your name', 'profile')
  for (const step of ['CheckRequirements', 'PlanDoses']) {
    await context.request.put(`/api/journey/vaccines/${step}/mark`, { headers, data: {} })
  }
  await open(page, '/vaccines/bring-proof-of-vaccination', 'Vaccines', 'stage')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/', /Meera/, 'home-on-a-phone')
  await page.setViewportSize(wide)
  await page.emulateMedia({ colorScheme: 'light' })
  await context.clearCookies()
  await enter(kavya.email)
  await open(page, '/desk/requests', 'Requests', 'desk')
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
}

/** Once it shows what it is for, and nothing is on its way any more. */
async function open(page: Page, address: string, heading: string | RegExp, name: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { name: heading }).first().waitFor()
  await page.locator('[aria-busy=true], [data-written][inert]').first().waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.screenshot({ path: `docs/pictures/${name}.png` })
}
