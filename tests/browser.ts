// An app and a Chromium to walk through it. What a page complains of is collected, and fails the test.
import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword } from '../seed/people.ts'
import { seed } from '../seed/seed.ts'
import { buildWebWhenStale } from '../src/app/builds.ts'
import { desk } from '../ops/accessibility/look.ts'
import { makeSignInQuick } from './people.ts'
import { giveSecondFactorIn, isStaff } from './second-factor.ts'
import { apiBy, Refused, type Api } from './api.ts'
import { openTestApp, type Clock, type TestApp } from './app.ts'

export { expectAccessible } from '../ops/accessibility/look.ts'

export type BrowserApp = {
  app: TestApp
  /** Somebody with a browser of their own. */
  visitor: (wishes?: { withoutScripts?: boolean }) => Promise<Visit>
  /** The same, signed in already. */
  signedIn: (person: { email: string }) => Promise<Visit>
  /** What any page has complained of since the last time. */
  complaints: () => readonly string[]
  /** Shuts the visitors' browsers: after each test. */
  leave: () => Promise<void>
  end: () => Promise<void>
}

export type Visit = {
  page: Page
  context: BrowserContext
  /** Another tab of the same browser. */
  tab: () => Promise<Page>
  /** The calls of the contract, as the page would make them. */
  api: Api
  /** One that the contract cannot name. */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>
}

/** A condition is waited for, not a time: a machine with much else to do is no fault of the page. */
const patience = 60_000

type Wishes = {
  clock?: Clock
  settings?: Record<string, string>
  /** With the service worker, which answers from what it kept. */
  worksOffline?: boolean
  /** With its own address in what it tells, such as the way into a room. */
  isReachable?: boolean
  /** At a name, as passkeys want it. */
  host?: 'localhost'
}

export async function openBrowserApp({
  clock,
  settings = {},
  worksOffline = false,
  isReachable = false,
  host,
}: Wishes = {}): Promise<BrowserApp> {
  if (!existsSync('dist/web/index.html')) await buildWebWhenStale()
  const app = await openTestApp({
    settings,
    isReachable,
    ...(host !== undefined && { host }),
    ...(clock !== undefined && { clock }),
  })
  await seed(app.services)
  await makeSignInQuick(app.services)
  const browser = await openBrowser()
  const heard: string[] = []
  const visitor: BrowserApp['visitor'] = async ({ withoutScripts = false } = {}) => {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: desk,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: worksOffline ? 'allow' : 'block',
      javaScriptEnabled: !withoutScripts,
    })
    context.setDefaultTimeout(patience)
    context.on('page', page => listen(page, heard))
    return {
      context,
      page: await newPage(context),
      tab: () => newPage(context),
      ...callsOf(context, app.url),
    }
  }
  return {
    app,
    visitor,
    signedIn: async person => {
      const { email } = person
      const visit = await visitor()
      await visit.api.accounts.signIn({ email, password: demoPassword })
      if (isStaff(person)) await giveSecondFactorIn(app, visit.context)
      return visit
    },
    complaints: () => heard.splice(0),
    leave: async () => {
      for (const context of browser.contexts()) await context.close()
    },
    end: () => app.end(),
  }
}

/** A page is empty, or stands still, until its scripts are there, which come after it; who uses it waits for that. */
async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const isAwake = () => page.locator('#app:is([inert], :empty)').waitFor({ state: 'detached' })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  return Object.assign(page, {
    goto: async (...address: Parameters<Page['goto']>) => {
      const answer = await goto(...address)
      await isAwake()
      return answer
    },
    reload: async (...options: Parameters<Page['reload']>) => {
      const answer = await reload(...options)
      await isAwake()
      return answer
    },
  })
}

let opened: Promise<Browser> | undefined

/** One for all files of a worker, and gone with it: what somebody keeps is in their context. */
const openBrowser = (): Promise<Browser> =>
  (opened ??= chromium.launch({
    executablePath: process.env['SAFAR_TEST_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A camera and a microphone that anybody may use.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  }))

/** A refusal is an answer like any other, so the browser's own line about its status is not a complaint. */
function listen(page: Page, heard: string[]): void {
  page.on('pageerror', error => heard.push(`${page.url()}: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      heard.push(`${page.url()}: ${message.text()}`)
    }
  })
  page.on('response', answer => {
    if (answer.status() >= 500) heard.push(`${answer.status()} ${answer.url()}`)
  })
}

function callsOf({ request }: BrowserContext, origin: string): Pick<Visit, 'api' | 'call'> {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await request.fetch(path, {
      method,
      headers: {
        origin,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { data: body }),
    })
    const isJson = answer.headers()['content-type']?.includes('json') === true
    return { status: answer.status(), body: isJson ? await answer.json() : await answer.text() }
  }
  return {
    api: apiBy(ask),
    call: async (method, path, body) => {
      const { status, body: answer } = await ask(method, path, body)
      if (status >= 400) throw new Refused(`${method} ${path}`, status, answer)
      return answer
    },
  }
}

/** Requests to this address wait until what this answers is called. */
export async function holdUp(page: Page, address: string): Promise<() => void> {
  const { promise: isLetGo, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await isLetGo
    await route.continue()
  })
  return resolve
}

/**
 * What a page sends to anybody from now on. Two calls are its own and carry nothing of what is done on it: that a screen
 * was shown is counted once the page is idle, at whatever moment that is, and a page asks for the key of its drafts.
 */
export function sentFrom(page: Page): readonly string[] {
  const sent: string[] = []
  const here = new URL(page.url()).origin
  page.on('request', request => {
    const { origin, pathname, protocol } = new URL(request.url())
    const isOwnRead = request.method() === 'GET' && (origin === here || protocol === 'blob:' || protocol === 'data:')
    const isCount = pathname === '/api/analytics' && (request.postData() ?? '').length < 300
    if (!isOwnRead && !isCount && pathname !== '/api/draft-key') sent.push(origin === here ? pathname : request.url())
  })
  return sent
}

/**
 * For words that a page shows for a moment only: what this answers resolves once they were there, even if a slow machine
 * looks when they are gone. They may come on a later page of the same tab.
 */
export async function watchFor(page: Page, words: string): Promise<() => Promise<void>> {
  const { promise: wereShown, resolve } = Promise.withResolvers<void>()
  const tell = `shown${crypto.randomUUID().replaceAll('-', '')}`
  await page.exposeFunction(tell, resolve)
  await page.addInitScript(notifyOnceShown, { words, tell })
  await page.evaluate(notifyOnceShown, { words, tell })
  return () => wereShown
}

/** Runs in the page. */
function notifyOnceShown({ words, tell }: { words: string; tell: string }): void {
  const observer = new MutationObserver(() => {
    // The text of the scripts is in the one and not in the other, which takes longer to find out.
    if (!document.body?.textContent.includes(words) || !document.body.innerText.includes(words)) return
    observer.disconnect()
    Reflect.get(globalThis, tell)()
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

/** The path and what follows it, once the page is there. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => pathOf(page), { interval: 25 }).toBe(path)
}

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** A page of the desk by its name in the bar, whose group is unfolded for it. */
export async function deskLink(page: Page, name: string | RegExp): Promise<Locator> {
  const bar = page.getByRole('navigation', { name: 'Desk' })
  const link = bar.getByRole('link', { name, includeHidden: true })
  await link.waitFor({ state: 'attached' })
  const group = await link.evaluate(element => element.closest('ul')?.ariaLabel ?? undefined)
  const folded = bar.getByRole('button', { name: group ?? '', expanded: false })
  if (group !== undefined && !(await link.isVisible())) await folded.click()
  return link
}

/** Every address a page goes through, those that lead on at once as well. */
export function pathsOf(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame()) paths.push(pathOf(page))
  })
  return paths
}

/** A step of a stage: its row, or its dot in the strip while another one is open. */
export function stepOf(page: Page, title: string): Locator {
  const named = { name: new RegExp(`^${RegExp.escape(title)}`) }
  const row = page.getByRole('heading').getByRole('button', named)
  return row.or(page.locator('[data-strip]').getByRole('button', named)).last()
}

export const isComplete = (page: Page, title: string): Promise<void> =>
  stepOf(page, title).getByText('Step complete!').waitFor()
