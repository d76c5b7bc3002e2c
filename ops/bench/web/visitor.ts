// Somebody with a browser of their own, on the machine and the network of a profile.
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { findChromium } from '../../../tools/chromium.ts'
import { freePort } from '#tests/free-port.ts'
import { phone, type Profile } from './profiles.ts'
import { cookieOf } from './session.ts'
import { conditionsOf, slowWorkers } from './workers.ts'

const longestWait = 15_000

type Wishes = { isSignedIn: boolean; withoutScripts?: boolean; onPhone?: boolean }

export type Visitors = {
  /** A fresh browser, with nothing kept. */
  come: (wishes: Wishes) => Promise<BrowserContext>
  /** A page of it. */
  open: (context: BrowserContext) => Promise<Page>
  leave: () => Promise<void>
}

export async function openVisitors(url: string, profile: Profile): Promise<Visitors> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  })
  const hangUp = await slowWorkers(port, profile)
  const cookie = await cookieOf(url)
  return {
    come: async ({ isSignedIn, withoutScripts = false, onPhone = false }) => {
      const viewport = onPhone ? phone : profile.size
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        ...(viewport.width <= phone.width && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        javaScriptEnabled: !withoutScripts,
      })
      context.setDefaultTimeout(longestWait)
      if (isSignedIn) await context.addCookies([{ ...cookie, url }])
      return context
    },
    open: async context => slowed(await context.newPage(), context, profile),
    leave: async () => {
      hangUp()
      await browser.close()
    },
  }
}

async function slowed(page: Page, context: BrowserContext, { network, slowerBy }: Profile): Promise<Page> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (network !== undefined) await session.send('Network.emulateNetworkConditions', conditionsOf(network))
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
  return page
}
