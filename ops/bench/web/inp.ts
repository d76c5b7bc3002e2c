// How long each press and each key of a long journey takes until the next frame, as the browser itself counts it.
import type { Page } from 'playwright-core'
import { ms, quantile } from '../result.ts'
import { lap } from './presses.ts'
import { figure, plain, type Row } from './table.ts'
import type { Visitors } from './visitor.ts'

const interactions = 200
const most = { p75: 100, any: 200 }
/** The browser tells of nothing quicker. */
const leastNotified = 16
const longest = 150_000

/** Until it was heard, until all was done that it asked for, and until that was painted. */
type Parts = { waited: number; worked: number; painted: number }
type Interaction = { took: number; by: string; on: string; parts: Parts }
type Heard = { count: number; slow: Interaction[] }

export async function measureInteractions(visitors: Visitors): Promise<Row[]> {
  const context = await visitors.come({ isSignedIn: true, onPhone: true })
  const page = await visitors.open(context)
  await listen(page)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main places' }).waitFor()
  const begun = performance.now()
  let heard: Heard = { count: 0, slow: [] }
  while (heard.count < interactions && performance.now() - begun < longest) {
    for (const press of lap) await press(page)
    heard = await page.evaluate(whatWasHeard)
  }
  await context.close()
  return rowsOf(heard)
}

const listen = (page: Page) =>
  page.addInitScript(() => {
    const everyEvent = { type: 'event', durationThreshold: 16, buffered: true }
    const heard = new Map<number, Interaction>()
    Object.assign(globalThis, { safarHeard: heard })
    const nameOf = (target: unknown) => {
      const pressed = target instanceof Element ? (target.closest('a, button, input, textarea') ?? target) : undefined
      const words = pressed?.getAttribute('aria-label') ?? pressed?.textContent.trim() ?? ''
      return pressed === undefined ? '' : `${pressed.localName} ${words.slice(0, 40)}`
    }
    const partsOf = ({ startTime, duration }: PerformanceEntry, from: number, to: number) => ({
      waited: from - startTime,
      worked: to - from,
      painted: startTime + duration - to,
    })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'))
        if (id === 0) continue
        const known = heard.get(id)
        // What was pressed may be gone by the click, and is named by what came before it.
        const on = nameOf(Reflect.get(entry, 'target')) || (known?.on ?? '')
        const [from, to] = [Number(Reflect.get(entry, 'processingStart')), Number(Reflect.get(entry, 'processingEnd'))]
        if (known !== undefined && known.took >= entry.duration) heard.set(id, { ...known, on })
        else heard.set(id, { took: entry.duration, by: entry.name, on, parts: partsOf(entry, from, to) })
      }
    }).observe(everyEvent)
  })

/** Runs in the page. */
function whatWasHeard(): Heard {
  const heard: Map<number, Interaction> = Reflect.get(globalThis, 'safarHeard')
  return { count: Number(Reflect.get(performance, 'interactionCount')), slow: [...heard.values()] }
}

function rowsOf({ count, slow }: Heard): Row[] {
  const quick = Array<number>(Math.max(0, count - slow.length)).fill(leastNotified)
  const times = [...quick, ...slow.map(({ took }) => took)]
  const slowest = slow.toSorted((a, b) => b.took - a.took).slice(0, 12)
  return [
    {
      of: `${count} interactions`,
      figures: [
        figure('p75', quantile(times, 0.75), most.p75, 'ms'),
        figure('slowest', Math.max(...times), most.any, 'ms'),
        plain(`p98 ${ms(quantile(times, 0.98))}, ${times.filter(took => took > most.any).length} over ${most.any} ms`),
      ],
    },
    ...slowest.map(({ took, by, on, parts }) => ({
      of: '',
      figures: [plain(`${took} ms`), plain(by), plain(on), plain(wordsOf(parts))],
    })),
  ]
}

const wordsOf = ({ waited, worked, painted }: Parts): string =>
  `waited ${ms(waited)}, worked ${ms(worked)}, painted ${ms(painted)}`
