// A product of its own, and a browser for each of its people: what is photographed is what they have.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { demoPassword, staff, type DemoPerson } from '#seed/people.ts'
import { freePort } from '#tests/free-port.ts'
import { findChromium } from '../../tools/chromium.ts'
import { startProduct, stop } from '../faults/product.ts'
import { views, type State, type View } from './states.ts'

export type Camera = {
  /** Somebody's browser, signed in once. */
  contextOf: (who: State['who']) => Promise<BrowserContext>
  close: () => Promise<void>
}

/** What a page may take until it shows what it is for; a product of another day may not have it. */
const patience = 10_000

export async function openCamera(checkout: string): Promise<Camera> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-pictures-'))
  const product = startProduct(folder, await freePort(), {}, checkout)
  await product.isReady()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const contexts = new Map<State['who'], Promise<BrowserContext>>()
  const open = async (who: State['who']) => {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(patience)
    if (who !== 'visitor') await enter(context, who, product.url)
    return context
  }
  return {
    contextOf: who => {
      const known = contexts.get(who) ?? open(who)
      contexts.set(who, known)
      return known
    },
    close: async () => {
      await browser.close()
      await stop(product)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function enter(context: BrowserContext, { email }: DemoPerson, origin: string): Promise<void> {
  const answer = await context.request.post('/api/session/password', {
    headers: { origin },
    data: { email, password: demoPassword },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  if (!staff.some(one => one.email === email)) return
  const page = await context.newPage()
  await page.goto('/sandbox/authenticator')
  const [code = ''] =
    /\b\d{6}\b/.exec(
      (await page
        .getByText(/^\d{6}$/)
        .first()
        .textContent()) ?? '',
    ) ?? []
  await page.goto('/desk')
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(code)
  await page.getByRole('navigation', { name: 'Desk' }).waitFor()
  await page.close()
}

/** How far it scrolls sideways, with the picture itself. */
export type Shot = { picture: Buffer; sideways: number }

export async function photograph(context: BrowserContext, state: State, view: View): Promise<Shot> {
  const { width, height, ...rest } = views[view]
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'isDark' in rest ? 'dark' : 'light' })
    await page.goto(state.at)
    await page.getByText(state.shows).filter({ visible: true }).first().waitFor()
    await isStill(page)
    await state.press?.(page)
    if ('letters' in rest)
      await page.evaluate(times => (document.documentElement.style.fontSize = `${100 * times}%`), rest.letters)
    await isStill(page)
    const [sideways, whole] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth - innerWidth, document.querySelector('dialog[open]') === null ? scrollHeight : 0] as const
    })
    // Made as tall as the page, so that a bar at the bottom is at the bottom; a window over it is looked at as it is.
    if (state.inDocs?.[0] !== view) await page.setViewportSize({ width, height: Math.max(height, whole) })
    await isStill(page)
    return { picture: await page.screenshot({ animations: 'disabled' }), sideways }
  } finally {
    await page.close()
  }
}

/** Once nothing is on its way any more. */
export async function isStill(page: Page): Promise<void> {
  await page
    .locator('[aria-busy=true], [data-written][inert], #app:is([inert], :empty)')
    .first()
    .waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.evaluate(
    () => new Promise<void>(resolve => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}
