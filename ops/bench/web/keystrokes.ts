// Typing at the end of a long statement of purpose: no key waits for what is done with the whole text.
import type { Page } from 'playwright-core'
import { figure, plain, type Row } from './table.ts'
import type { Visitors } from './visitor.ts'

const rounds = 5
/** A longer task of the main thread is one that a person can feel. */
const longestTask = 50

export async function measureTyping(visitors: Visitors): Promise<Row[]> {
  const context = await visitors.come({ isSignedIn: true })
  const page = await visitors.open(context)
  await page.goto('/sop-review/submit-sop')
  const box = page.getByRole('textbox', { name: 'Statement of purpose' })
  await box.fill('It passed at four in the morning. '.repeat(600))
  await page.evaluate(watchTasks)
  const longest: number[] = []
  for (let round = 0; round < rounds; round++) {
    await forget(page)
    await box.focus()
    await page.keyboard.press('Control+End')
    const words = `So I learned to build ${round} things.`
    await page.keyboard.type(words, { delay: 20 })
    // The draft is written after a pause.
    await page.waitForFunction(typed => JSON.stringify(localStorage).includes(typed), words)
    longest.push(await longestOf(page))
  }
  await context.close()
  return [
    {
      of: '20,000 characters, typed on',
      figures: [
        figure('longest task of the best round', Math.min(...longest), longestTask, 'ms'),
        plain(`rounds ${longest.map(task => Math.round(task)).join(', ')} ms`),
      ],
      note: 'tasks under 50 ms count as none',
    },
  ]
}

function watchTasks(): void {
  const tasks: number[] = []
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  Object.assign(window, { tasks })
}

const forget = (page: Page) => page.evaluate(() => Reflect.get(window, 'tasks').splice(0))
const longestOf = (page: Page) => page.evaluate((): number => Math.max(0, ...Reflect.get(window, 'tasks')))
