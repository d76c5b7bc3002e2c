// A page that the server has drawn stands as it is, whichever of its scripts comes last: nothing of it goes and comes back.
import { afterAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { openBrowserApp } from '#tests/browser.ts'

const at = await openBrowserApp()
afterAll(() => at.end())

test.each(['/', '/visas/i20-form', '/profile'])(
  '%s keeps its main places while their script is on its way',
  async path => {
    const { page } = await at.signedIn(meera)
    const held = Promise.withResolvers<undefined>()
    await page.route('**/assets/inside-places-*.js', async route => {
      await held.promise
      await route.continue()
    })
    await page.addInitScript(() => {
      const taken: string[] = []
      Object.assign(globalThis, { taken })
      new MutationObserver(changes => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes)
            if (
              node instanceof Element &&
              (node.matches('[data-places]') || node.querySelector('[data-places]') !== null)
            )
              taken.push(node.localName)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(path)
    const places = page.getByRole('navigation', { name: 'Main places' })
    await places.waitFor()
    // It can be used, and the bar of places is still as the server has drawn it: with its own sheet.
    await page.locator('[data-written]:not([inert])').waitFor()
    const isBeside = async () => ((await page.getByRole('main').boundingBox())?.x ?? 0) > 200
    expect(await isBeside()).toBe(true)
    held.resolve(undefined)
    await places.getByRole('link', { name: 'Money' }).click()
    await page.getByRole('heading', { level: 1, name: 'Money' }).waitFor()
    expect(await isBeside()).toBe(true)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'taken'))).toEqual([])
  },
)

test.each(['/vaccines/check-what-your-university-asks', '/visas/i20-form'])(
  '%s keeps what one needs at hand while its script is on its way',
  async path => {
    const { page } = await at.signedIn(meera)
    const held = Promise.withResolvers<undefined>()
    await page.route('**/assets/have-ready-*.js', async route => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    const drawn = await page.getByRole('heading', { name: 'Have ready' }).elementHandle()
    // All that can come has come, and would have changed what stands around it.
    await page.locator('[data-written]:not([inert])').waitFor()
    expect(await drawn?.evaluate(heading => heading.isConnected)).toBe(true)
    held.resolve(undefined)
    await page.getByRole('link', { name: /^Add / }).first().waitFor()
    expect(await drawn?.evaluate(heading => heading.isConnected)).toBe(true)
  },
)
