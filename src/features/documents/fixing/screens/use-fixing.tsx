import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { isLocked } from './locked-pdf.ts'

const UnlockPdf = lazy(() => import('./unlock-pdf.tsx'))
const PictureEditor = lazy(() => import('./picture-editor.tsx'))

/** Each begins afresh, also where two follow each other at once: `key` says so. */
type Waiting = { key: number; file: File; hidesPart: boolean; done: (file: File | undefined) => void }
type Show = (waiting: Waiting | undefined) => void

export type Wishes = {
  /** A black bar is to hide a part of it. */
  hidesPart: boolean
}

/** Pictures are made to fit before they are sent, and so is an Aadhaar that is locked; everything else goes as it is. */
export function useFixing(): {
  fix: (file: File, wishes: Wishes) => Promise<File | undefined>
  editor: ReactNode
} {
  const [waiting, setWaiting] = useState<Waiting>()
  const [locked, setLocked] = useState<Waiting>()
  const count = useRef(0)
  /** Shows it, and waits for what becomes of it. */
  async function answered(file: File, hidesPart: boolean, show: Show): Promise<File | undefined> {
    const { promise, resolve } = Promise.withResolvers<File | undefined>()
    count.current += 1
    show({ key: count.current, file, hidesPart, done: resolve })
    const ready = await promise
    show(undefined)
    return ready
  }
  return {
    fix: async (file, { hidesPart }) => {
      const mayBeLocked = hidesPart && file.type === 'application/pdf' && (await isLocked(file))
      const opened = mayBeLocked ? await answered(file, hidesPart, setLocked) : file
      if (opened === undefined || !opened.type.startsWith('image/')) return opened
      return answered(opened, hidesPart, setWaiting)
    },
    editor: (
      <Suspense>
        {locked !== undefined && <UnlockPdf key={locked.key} file={locked.file} onDone={locked.done} />}
        {waiting !== undefined && (
          <PictureEditor key={waiting.key} file={waiting.file} hidesPart={waiting.hidesPart} onDone={waiting.done} />
        )}
      </Suspense>
    ),
  }
}
