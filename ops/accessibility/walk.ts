// Goes through pages as one does who presses links: none is loaded again.
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from '#tests/browser.ts'

type Walk = {
  paths: readonly string[]
  /** Of these also the first thing that is listed there, at its address. */
  into?: readonly string[]
  /** What is done at each. */
  at: (page: Page, path: string) => Promise<void>
}

export async function walk({ page }: Visit, { paths, into = [], at }: Walk): Promise<void> {
  const settled = followRequests(page)
  const go = async (path: string) => {
    await page.evaluate(to => history.pushState(null, '', to), path)
    await settled()
    await page.locator('h1').first().waitFor()
    await at(page, path)
  }
  await page.goto(paths[0] ?? '/')
  await settled()
  for (const path of paths) {
    await go(path)
    const first = into.includes(path) ? await firstIn(page, path) : undefined
    if (first !== undefined) await go(first)
  }
}

/** Waits until nothing is asked for any more, and nothing stands there as being on its way. */
function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|assets)\//.test(pathname) && pathname !== '/api/events') underWay.add(request)
  })
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  return async () => {
    do {
      await page.evaluate(twoFrames)
      await expect.poll(() => underWay.size, { interval: 30 }).toBe(0)
      await page
        .getByText(/^Loading/)
        .first()
        .waitFor({ state: 'detached' })
      // What has come is shown, and may ask for more.
      await page.evaluate(twoFrames)
    } while (underWay.size > 0)
  }
}

const twoFrames = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

const firstIn = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(to => document.querySelector(`main a[href^="${to}/"]`)?.getAttribute('href') ?? undefined, path)

export type StageSeen = { route: string; steps: { route: string; status: string }[] }

/** Every stage and every step, as they stand for whoever is signed in. */
export async function stagesOf(visit: Visit): Promise<readonly StageSeen[]> {
  const { stages } = await visit.api.journey.read({})
  return stages
}

export const pathsIn = (stages: readonly StageSeen[]): string[] =>
  stages.flatMap(({ route, steps }) => [`/${route}`, ...steps.map(step => `/${route}/${step.route}`)])

export const unlocked = (stages: readonly StageSeen[]): StageSeen[] =>
  stages.map(stage => ({ ...stage, steps: stage.steps.filter(({ status }) => status !== 'locked') }))

/** The pages of a seat, as its own bar at the desk lists them. */
export async function deskPathsOf({ page }: Visit): Promise<string[]> {
  await page.goto('/desk')
  // Those of folded groups as well.
  const links = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { includeHidden: true })
  await links.first().waitFor({ state: 'attached' })
  return links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
}
