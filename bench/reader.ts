/** One student who reads, page after page, until it is over: how long each reading took. */
export async function timesToRead(
  url: string,
  cookie: string,
  until: () => Promise<unknown>,
  paths: readonly string[] = ['/api/journey'],
): Promise<number[]> {
  const times: number[] = []
  const end = new AbortController()
  const over = until().finally(() => end.abort())
  // What goes wrong with it is told when it is over.
  over.catch(() => {})
  while (!end.signal.aborted) {
    const path = paths[times.length % paths.length] ?? ''
    const start = performance.now()
    const answer = await fetch(url + path, { headers: { cookie } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`)
    times.push(performance.now() - start)
  }
  await over
  return times
}
