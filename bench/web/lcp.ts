// The largest paint of each page, at the first visit and at the next, and how far things move meanwhile.
import { median } from '../result.ts'
import { nameOf, pages, type WebPage } from './pages.ts'
import { mostOnReturn, mostShift, type Profile } from './profiles.ts'
import { figure, type Row } from './table.ts'
import { listen, vitalsOf, type Vitals } from './vitals.ts'
import type { Visitors } from './visitor.ts'

/** On a busy machine the pages that come after this are opened once, so that the bench ends. */
const longest = 100_000

type Visits = { first: Vitals; again: Vitals }

export async function measurePaints(visitors: Visitors, profile: Profile): Promise<Row[]> {
  const rows: Row[] = []
  const begun = performance.now()
  for (const page of pages) {
    const visits: Visits[] = []
    const isWanted = () => visits.length < (performance.now() - begun < longest ? profile.rounds : 1)
    while (isWanted()) visits.push(await visitTwice(visitors, page))
    rows.push(rowOf(page, profile, visits))
  }
  return rows
}

async function visitTwice(visitors: Visitors, { path, says, isSignedIn }: WebPage): Promise<Visits> {
  const context = await visitors.come({ isSignedIn })
  const visit = async () => {
    const page = await visitors.open(context)
    await listen(page)
    await page.goto(path)
    const vitals = await vitalsOf(page, says)
    return { page, vitals }
  }
  try {
    const { page, vitals: first } = await visit()
    // With all kept that the worker keeps.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.close()
    const { vitals: again } = await visit()
    return { first, again }
  } finally {
    await context.close()
  }
}

function rowOf(page: WebPage, profile: Profile, visits: readonly Visits[]): Row {
  const all = visits.flatMap(({ first, again }) => [first, again])
  const shift = Math.max(...all.map(vitals => vitals.shift))
  const paint = (which: keyof Visits) => median(visits.map(visit => visit[which].largestPaint))
  return {
    of: nameOf(page),
    figures: [
      figure('LCP', paint('first'), profile.largestPaint, 'ms'),
      figure('again', paint('again'), mostOnReturn, 'ms'),
      figure('CLS', shift, mostShift, ''),
    ],
    note: [
      ...(visits.length < profile.rounds ? [`${visits.length} visits`] : []),
      ...(shift > mostShift ? [moved(all)] : []),
    ].join(', '),
  }
}

const moved = (all: readonly Vitals[]): string =>
  `moved: ${[...new Set(all.flatMap(vitals => vitals.moved))].slice(0, 3).join(' | ')}`
