// What a journey is given: a browser that nobody has used, at a product with the demo's people in it.
import { z } from 'zod'
import { demoPassword } from '#seed/people.ts'
import type { Door } from './door.ts'
import { until, type Page } from './page.ts'

export type Site = {
  url: string
  door: Door
  /** Another one of the same browser. */
  tab: () => Promise<Page>
}

/** What it saw besides, in a few words. */
export type Journey = (page: Page, site: Site) => Promise<string | void>

const sent = z.array(z.object({ to: z.string(), text: z.string() }))

/** The text of the last message to this address or number, once there is one. */
export async function messageTo(site: string, recipient: string): Promise<string> {
  let words = ''
  await until(`${recipient} was sent something`, async () => {
    const answer = await fetch(`${site}/sandbox/messages.json?to=${encodeURIComponent(recipient)}`)
    words = sent.parse(await answer.json())[0]?.text ?? ''
    return words !== ''
  })
  return words
}

export async function enter(page: Page, { email }: { email: string }): Promise<void> {
  await page.open('/terms')
  await page.call('POST', '/api/session/password', { email, password: demoPassword })
}
