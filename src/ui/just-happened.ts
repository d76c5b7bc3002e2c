import { useState } from 'react'

/** Whether it came about while one looked: what was so from the start has been seen before. Undefined is not known yet. */
export function useJustHappened(is: boolean | undefined): boolean {
  const [was, setWas] = useState(is)
  if (is !== undefined && (was === undefined || (was && !is))) setWas(is)
  return was === false && is === true
}
