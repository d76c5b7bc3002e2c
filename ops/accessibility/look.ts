// A screen looked at for those who do not see it, see it otherwise, or let their letters be large.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { misfits } from './fits.ts'
import { ibmOf } from './ibm.ts'
import { isLong, note } from './notes.ts'
import { misprints } from './print.ts'
import { motions } from './reduced-motion.ts'

type Size = { width: number; height: number }
export type View = { size: Size; colorScheme: 'light' | 'dark' }

const phone = { width: 360, height: 780 }
const tablet = { width: 768, height: 1024 }
export const desk = { width: 1280, height: 900 }

const sizes = [phone, tablet, desk] as const
const schemes = ['light', 'dark'] as const
export const views: readonly View[] = sizes.flatMap(size => schemes.map(colorScheme => ({ size, colorScheme })))

/**
 * axe finds nothing, and nothing sticks out. Two looks of axe took a fifth of all journeys, and the second found what
 * the first had: so `npm test` looks once, in a view that the address of the screen decides, so that over the suite each
 * of the six is looked at a good twenty times; and at a phone's width and with letters twice as large at whether all has
 * its place, which axe does not ask. `npm run accessibility` looks at every screen in every view.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still on its way is none to judge.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // And of one that was written but is not taken over yet, nothing is there for anybody: it is inert.
  await page.locator('[data-written][inert]').waitFor({ state: 'detached' })
  if (isLong) return note({ page: pathOf(page), found: await everyLook(page) })
  // Whether it is looked at hangs on which files this worker has run; the page is left the same either way.
  if (isMainJourney() && !(await isFirstOfItsKind(page))) return asItWas(page)
  const found = [...(await axeAt(page, viewOf(pathOf(page)))), ...(await fitsAt(page, phone))]
  await asItWas(page)
  expect(found, page.url()).toEqual([])
}

const isMainJourney = (): boolean => expect.getState().testPath?.includes('/tests/journeys/') === true

const kinds = new Set<string>()

/** By its address without ids, and by what stands at its top: the window over it, or the page's own heading. */
async function isFirstOfItsKind(page: Page): Promise<boolean> {
  // A window may close between two looks: what is not there any more is not waited for.
  const [over] = (await page.locator('dialog:modal :is(h1, h2)').allTextContents()).slice(-1)
  const kind = `${addressOf(pathOf(page))} ${over ?? (await page.locator('h1').first().textContent())}`
  const isFirst = !kinds.has(kind)
  kinds.add(kind)
  return isFirst
}

/** Whatever the long form asks of a screen, and what it found. */
export async function everyLook(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const view of views) found.push(...(await axeAt(page, view)))
  for (const size of sizes) found.push(...(await fitsAt(page, size)))
  await page.setViewportSize(phone)
  found.push(...(await ibmOf(page)))
  // What the browser's own zoom makes of a desk.
  found.push(...(await sticksOutAt(page, { width: desk.width / 2, height: desk.height / 2 })))
  found.push(...(await motions(page)), ...(await misprints(page)))
  await asItWas(page)
  return found
}

async function asItWas(page: Page): Promise<void> {
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
}

export async function fitsAt(page: Page, size: Size): Promise<string[]> {
  const found = await sticksOutAt(page, size)
  const misfit = await page.evaluate(misfits)
  return [...found, ...misfit.map(words => `with letters twice as large at ${size.width}: ${words}`)]
}

async function sticksOutAt(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size)
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return by > 0 ? [`at ${size.width} it is ${by} px wider than the window`] : []
}

async function axeAt(page: Page, { size, colorScheme }: View): Promise<string[]> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeItself)
  // A scheme changes colours alone: at each size all is asked by day, and of the night what hangs on colours.
  const found = await page.evaluate(violations, isLong && colorScheme === 'dark' ? ['color-contrast'] : [])
  return found.map(words => `at ${size.width}, ${colorScheme}: ${words}`)
}

/** The small form, for every page reads it anew; what it evaluates to is not asked for. */
const axeItself = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').then(
  source => `${source};undefined`,
)

/** Runs in the page, where axe stands by then. No rules named are all of them. */
async function violations(rules: string[]): Promise<string[]> {
  const inPage: typeof axe = Reflect.get(globalThis, 'axe')
  // What is fixed lies over whatever is scrolled beneath it just now, which axe takes for covered. It stands in the page
  // meanwhile, and is looked at there.
  const over = [
    ...document.querySelectorAll<HTMLElement>('[data-over-page], [data-step-page] [data-action]:not(dialog *)'),
  ]
  for (const { style } of over) style.position = 'static'
  const found = await inPage.run({
    resultTypes: ['violations'],
    // What it would fetch again serves rules that are off; and the frames of others are theirs.
    preload: false,
    iframes: false,
    ...(rules.length > 0 ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
  })
  for (const { style } of over) style.removeProperty('position')
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

const addressOf = (path: string): string => path.replaceAll(/[\da-f-]{20,}|\d+/g, '').split('?')[0] ?? ''

/** Always the same for one address, whatever ids are in it. */
function viewOf(path: string): View {
  let sum = 7
  for (const letter of addressOf(path)) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003
  return views[sum % views.length] ?? { size: phone, colorScheme: 'light' }
}

export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
