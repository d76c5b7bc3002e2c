/** The form's own limit, in seconds. */
export const idleLimit = 20 * 60

/** When one is reminded to save. */
export const soon = 5 * 60

export type TimerState = 'running' | 'soon' | 'over'

/** How long is left after a page was saved, both in milliseconds of the clock. */
export const secondsLeft = (savedAt: number, now: number): number =>
  Math.max(0, idleLimit - Math.floor(Math.max(0, now - savedAt) / 1000))

export function stateOf(left: number): TimerState {
  if (left === 0) return 'over'
  return left <= soon ? 'soon' : 'running'
}

/** '07:05'. */
export const clockWords = (left: number): string =>
  `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`

/** Read out a few times only, not every second. */
export function spoken(left: number): string {
  if (left === 0) return ''
  const minutes = Math.ceil(left / 60)
  const minutesLeft = minutes > 5 ? Math.ceil(minutes / 5) * 5 : minutes
  return `Less than ${minutesLeft} ${minutesLeft === 1 ? 'minute' : 'minutes'} left to save.`
}

/** The next section that is not done, in their order and then from the first; undefined once all are. */
export function openAfter(names: readonly string[], done: readonly string[], at: number): number | undefined {
  const order = [...names.keys()].map(index => (at + 1 + index) % names.length)
  return order.find(index => !done.includes(names[index] ?? ''))
}
