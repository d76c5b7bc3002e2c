import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { PaperField } from '#src/stages/loans/application/rules.ts'
import { isLocked } from './locked-pdf.ts'

const UnlockPdf = lazy(() => import('./unlock-pdf.tsx'))
const PictureEditor = lazy(() => import('./picture-editor.tsx'))

type Waiting = { file: File; done: (file: File | undefined) => void }

/** Pictures are made to fit before they are sent, and so is an Aadhaar that is locked; everything else goes as it is. */
export function usePreparing(field: PaperField): {
  prepare: (file: File) => Promise<File | undefined>
  editor: ReactNode
} {
  const [waiting, setWaiting] = useState<Waiting>()
  const [locked, setLocked] = useState<Waiting>()
  const hidesPart = field === 'aadhaar'
  const unlocked = async (file: File) => ((await isLocked(file)) ? answered(file, setLocked) : file)
  return {
    prepare: async file => {
      const opened = hidesPart && file.type === 'application/pdf' ? await unlocked(file) : file
      if (opened === undefined || !opened.type.startsWith('image/')) return opened
      return answered(opened, setWaiting)
    },
    editor: (
      <Suspense>
        {locked !== undefined && <UnlockPdf file={locked.file} onDone={locked.done} />}
        {waiting !== undefined && <PictureEditor file={waiting.file} hidesPart={hidesPart} onDone={waiting.done} />}
      </Suspense>
    ),
  }
}

/** Shows it, and waits for what becomes of it. */
async function answered(file: File, show: (waiting: Waiting | undefined) => void): Promise<File | undefined> {
  const { promise, resolve } = Promise.withResolvers<File | undefined>()
  show({ file, done: resolve })
  const ready = await promise
  show(undefined)
  return ready
}
