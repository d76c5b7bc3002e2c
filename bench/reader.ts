/** One student who reads the journey again and again until it is over: how long each reading took. */
export async function timesToRead(url: string, cookie: string, until: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const end = new AbortController()
  const over = until().finally(() => end.abort())
  while (!end.signal.aborted) {
    const start = performance.now()
    const answer = await fetch(`${url}/api/journey`, { headers: { cookie } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The journey was answered with ${answer.status}: ${text}`)
    times.push(performance.now() - start)
  }
  await over
  return times
}
