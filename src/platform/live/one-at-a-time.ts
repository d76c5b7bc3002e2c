/** Runs work one at a time with a pause between; calls that arrive meanwhile become one more run. */
export function oneAtATime(pause: number, work: () => Promise<void>) {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const isWanted = () => again && !stopped

  const turn = async () => {
    while (isWanted()) {
      again = false
      // A failed look is made good by the next: the database may be restarting.
      await work().catch(() => {})
      if (!stopped) await new Promise(resolve => setTimeout(resolve, pause))
    }
    running = undefined
  }

  return {
    run: () => {
      if (stopped) return
      again = true
      running ??= turn()
    },
    stop: async () => {
      stopped = true
      await running
    },
  }
}
