// `npm run pictures`: the README's pictures, taken from the product itself so that they stay true.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { demoPassword, meera } from '../seed/people.ts'
import { findChromium } from './chromium.ts'

const port = 4810
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
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await take(page, 'landing')
  const headers = { origin: site }
  await context.request.post('/api/session/password', { headers, data: { email: meera.email, password: demoPassword } })
  for (const step of ['CheckRequirements', 'PlanDoses']) {
    await context.request.put(`/api/journey/vaccines/${step}/mark`, { headers, data: {} })
  }
  await page.goto('/vaccines/bring-proof-of-vaccination')
  await page.getByText('Carry the original').waitFor()
  await take(page, 'stage')
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.screenshot({ path: `docs/pictures/${name}.png` })
}
