const pause = 1000
const longest = 5000

/** Once nothing is to be done in the page. */
export const idle = (): Promise<void> =>
  new Promise<void>(resolve => {
    // Safari has no word for it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longest })
    else setTimeout(resolve, pause)
  })
