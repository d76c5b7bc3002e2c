// From a press to the painted stage, between stages seen before, while the network answers nothing.
import type { Page } from 'playwright-core'
import { ms, quantile } from '../result.ts'
import { begun } from './pages.ts'
import type { Profile } from './profiles.ts'
import { figure, plain, type Row } from './table.ts'
import type { Visitors } from './visitor.ts'

const rounds = 10
const mostToMove = 50

/** The home page names steps as well, so a page is known by its heading besides. */
type Place = { label: string; heading: string; says: string }
const places: readonly Place[] = begun.map(({ label, steps }) => ({ label, heading: label, says: steps[0].title }))
const home: Place = { label: 'Safar', heading: 'Meera', says: 'Dates ahead' }

export async function measureMoves(visitors: Visitors, { size }: Profile): Promise<Row[]> {
  const context = await visitors.come({ isSignedIn: true })
  const page = await visitors.open(context)
  for (const { route, steps } of begun) {
    await page.goto(`/${route}/${steps[0].route}`)
    await page.getByRole('main').getByText(steps[0].title).first().waitFor()
  }
  await page.goto('/')
  await page.getByRole('main').getByText(home.says).waitFor()
  // The line to the other stages stands beside a stage where there is room; on a phone it is on the home page.
  const round = size.width > 1000 ? places : places.flatMap(place => [place, home])
  await moveAlong(page, round)
  await page.route('**/*', () => {})
  const times: number[] = []
  for (let count = 0; count < rounds; count++) times.push(...(await moveAlong(page, round)))
  await context.close()
  const timesTo = (place: Place) => times.filter((_, at) => round[at % round.length] === place)
  return [
    {
      of: `${times.length} moves`,
      figures: [
        figure('p95', quantile(times, 0.95), mostToMove, 'ms'),
        plain(`p50 ${quantile(times, 0.5).toFixed(0)} ms`),
      ],
      note: 'no request was answered meanwhile',
    },
    ...[...new Set(round)].map(place => ({
      of: `to ${place.heading}`,
      figures: [0.5, 0.95].map(part => plain(`p${part * 100} ${ms(quantile(timesTo(place), part))}`)),
    })),
  ]
}

async function moveAlong(page: Page, round: readonly Place[]): Promise<number[]> {
  const times: number[] = []
  for (const place of round) times.push(await moveTo(page, place))
  return times
}

async function moveTo(page: Page, { label, heading, says }: Place): Promise<number> {
  const isHome = label === home.label
  if (!isHome) await page.getByRole('button', { name: 'Route' }).click()
  const part = isHome ? page.getByRole('banner') : page.getByRole('dialog', { name: 'Your route' })
  const link = part.getByRole('link', { name: new RegExp(`^${label}`) })
  // Into view, and tried again where the page before is just going.
  await link.hover()
  const painted = page.evaluate(paintedAfterPress, [heading, says] as const)
  await link.click()
  return painted
}

/** Runs in the page: from the finger's lifting to the frame after the words are there. */
function paintedAfterPress([heading, says]: readonly [string, string]): Promise<number> {
  const isThere = (of: string, words: string) => document.querySelector(of)?.textContent.includes(words) === true
  return new Promise(resolve => {
    let lifted = 0
    const look = () => {
      if (!isThere('main h1', heading) || !isThere('main', says)) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - lifted))
      port1.start()
      return port2.postMessage('painted')
    }
    const begin = (press: PointerEvent) => {
      lifted = press.timeStamp
      requestAnimationFrame(look)
    }
    addEventListener('pointerup', begin, { capture: true, once: true })
  })
}
