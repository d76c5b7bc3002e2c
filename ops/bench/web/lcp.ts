// The largest paint of each page, at the first visit and at the next, and how far things move meanwhile.
import type { BrowserContext } from 'playwright-core'
import { median } from '../result.ts'
import { nameOf, pages, type WebPage } from './pages.ts'
import { mostOnReturn, mostShift, type Profile } from './profiles.ts'
import { figure, notMeasured, type Row } from './table.ts'
import { listen, vitalsOf, type Vitals } from './vitals.ts'
import type { Visitors } from './visitor.ts'

/** No other round is begun after that, so that the bench ends on a busy machine too. */
const longest = 100_000
const longestToKeep = 60_000

type Visits = { page: WebPage; first: Vitals[]; again: Vitals[]; failed?: unknown }

export async function measurePaints(visitors: Visitors, profile: Profile): Promise<Row[]> {
  const all = pages.map((page): Visits => ({ page, first: [], again: [] }))
  const returning = await whoWasHere(visitors)
  const begun = performance.now()
  for (let round = 0; round < profile.rounds && performance.now() - begun < longest; round++) {
    for (const visits of all) await visitTwice(visitors, returning, visits).catch(error => (visits.failed = error))
  }
  return all.map(visits => rowOf(visits, profile))
}

type Returning = { visitor: BrowserContext; student: BrowserContext }

/** Those who have seen each page before, with all kept that the service worker keeps. */
async function whoWasHere(visitors: Visitors): Promise<Returning> {
  const visitor = await visitors.come({ isSignedIn: false })
  const student = await visitors.come({ isSignedIn: true })
  for (const context of [visitor, student]) {
    const page = await visitors.open(context)
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: longestToKeep })
    for (const { path, says } of pages.filter(({ isSignedIn }) => isSignedIn === (context === student))) {
      await page.goto(path)
      await page.getByRole('main').getByText(says).first().waitFor()
    }
    await page.close()
  }
  return { visitor, student }
}

async function visitTwice(visitors: Visitors, returning: Returning, { page, first, again }: Visits): Promise<void> {
  const stranger = await visitors.come({ isSignedIn: page.isSignedIn })
  try {
    first.push(await visit(visitors, stranger, page))
  } finally {
    await stranger.close()
  }
  again.push(await visit(visitors, page.isSignedIn ? returning.student : returning.visitor, page))
}

async function visit(visitors: Visitors, context: BrowserContext, { path, says }: WebPage): Promise<Vitals> {
  const page = await visitors.open(context)
  try {
    await listen(page)
    await page.goto(path)
    return await vitalsOf(page, says)
  } finally {
    await page.close()
  }
}

function rowOf({ page, first, again, failed }: Visits, profile: Profile): Row {
  if (again.length === 0) return notMeasured(nameOf(page))(failed)
  // It tells of nothing any more once anything was scrolled, be it by itself.
  if (first.some(({ largestPaint }) => largestPaint === 0)) return notMeasured(nameOf(page))('something scrolled')
  const all = [...first, ...again]
  const shift = Math.max(...all.map(vitals => vitals.shift))
  const paint = (visits: readonly Vitals[]) => median(visits.map(({ largestPaint }) => largestPaint))
  return {
    of: nameOf(page),
    figures: [
      figure('LCP', paint(first), profile.largestPaint, 'ms'),
      figure('again', paint(again), mostOnReturn, 'ms'),
      figure('CLS', shift, mostShift, ''),
    ],
    note: `${again.length} visits${shift > mostShift ? `, ${moved(all)}` : ''}`,
  }
}

const moved = (all: readonly Vitals[]): string =>
  `moved: ${[...new Set(all.flatMap(vitals => vitals.moved))]
    .toSorted((one, other) => Number.parseFloat(other) - Number.parseFloat(one))
    .slice(0, 3)
    .join(' | ')}`
