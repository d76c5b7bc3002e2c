// What a fault costs depends on the machine; that it ends does not. So no fault is judged by seconds: whatever must come is
// waited for, and what has not come after minutes never does.
import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds; less than `fetch` itself waits for an answer. */
export const longest = 240_000

/** Until it is so; answers with the milliseconds that it took, which are figures and no more. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > longest)
      throw new Error(`Waited ${longest / 60_000} minutes in vain until ${what}.`)
    await pause(20)
  }
  return performance.now() - begun
}
