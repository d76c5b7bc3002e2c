import { useState } from 'react'

/** Whether it came about while one looked: what was so from the start has been seen before. */
export function useJustHappened(is: boolean | undefined): boolean {
  const [was, setWas] = useState(is)
  const [happened, setHappened] = useState(false)
  if (is !== was) {
    setWas(is)
    // From not known yet to known, nothing has happened.
    if (was !== undefined) setHappened(is === true)
  }
  return happened
}
