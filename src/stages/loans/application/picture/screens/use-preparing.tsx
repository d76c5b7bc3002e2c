import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { PaperField } from '../../rules.ts'

const PictureEditor = lazy(() => import('./picture-editor.tsx'))

type Waiting = { file: File; done: (file: File | undefined) => void }

/** Pictures are made to fit before they are sent; everything else goes as it is. */
export function usePreparing(field: PaperField): {
  prepare: (file: File) => Promise<File | undefined>
  editor: ReactNode
} {
  const [waiting, setWaiting] = useState<Waiting>()
  return {
    prepare: async file => {
      if (!file.type.startsWith('image/')) return file
      const { promise, resolve } = Promise.withResolvers<File | undefined>()
      setWaiting({ file, done: resolve })
      const ready = await promise
      setWaiting(undefined)
      return ready
    },
    editor: waiting !== undefined && (
      <Suspense>
        <PictureEditor file={waiting.file} hidesPart={field === 'aadhaar'} onDone={waiting.done} />
      </Suspense>
    ),
  }
}
