import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Done, Wishes } from './fixed.tsx'

/** Each begins afresh, also where two follow each other at once: `key` says so. */
type Waiting = { key: number; shown: (done: Done) => ReactNode; done: Done }

/**
 * Pictures are made to fit on this device before anything else is done with them, and so is an Aadhaar that is locked and a
 * PDF that is too large; everything else stays as it is. Undefined where the student chose to stop.
 */
export function useFixing(): {
  fix: (file: File, wishes: Wishes) => Promise<File | undefined>
  editor: ReactNode
} {
  const [waiting, setWaiting] = useState<Waiting>()
  const count = useRef(0)
  async function answered(shown: Waiting['shown']): Promise<File | undefined> {
    const { promise, resolve } = Promise.withResolvers<File | undefined>()
    count.current += 1
    setWaiting({ key: count.current, shown, done: resolve })
    const ready = await promise
    setWaiting(undefined)
    return ready
  }
  return {
    fix: async (file, wishes) =>
      fitsAsItIs(file, wishes) ? file : (await import('./fixed.tsx')).fixed(file, wishes, answered),
    editor: waiting !== undefined && <Suspense key={waiting.key}>{waiting.shown(waiting.done)}</Suspense>,
  }
}

const fitsAsItIs = ({ type, size }: File, { hidesPart, mostBytes = Infinity }: Wishes): boolean =>
  type === 'application/pdf' ? !hidesPart && size <= mostBytes : !type.startsWith('image/')
