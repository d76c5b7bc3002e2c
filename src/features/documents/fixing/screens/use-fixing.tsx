import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import type { Kind } from '../../rules.ts'

const UnlockPdf = lazy(() => import('./unlock-pdf.tsx'))
const PictureEditor = lazy(() => import('./picture-editor.tsx'))
const RedrawPdf = lazy(() => import('./redraw-pdf.tsx'))
const pictureOf = async (file: File, password?: string) =>
  (await import('./card-picture.ts')).pictureOfPdf(file, password)

export type Wishes = {
  /** A black bar is to hide a part of it. */
  hidesPart: boolean
  /** A larger PDF is offered to be drawn again, and a picture is made smaller than this. */
  mostBytes?: number
  /** What may become of it: without `pdf`, a PDF that is to be covered becomes a picture of its first page. */
  kinds?: readonly Kind[]
}

type Done = (file: File | undefined) => void
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
  /** Shows it, and waits for what becomes of it. */
  async function answered(shown: Waiting['shown']): Promise<File | undefined> {
    const { promise, resolve } = Promise.withResolvers<File | undefined>()
    count.current += 1
    setWaiting({ key: count.current, shown, done: resolve })
    const ready = await promise
    setWaiting(undefined)
    return ready
  }
  async function fixPdf(file: File, { hidesPart, mostBytes, kinds }: Wishes): Promise<File | undefined> {
    if (hidesPart && (await isLocked(file))) {
      return answered(done => (
        <UnlockPdf
          open={async password => {
            const picture = await pictureOf(file, password)
            if (picture !== undefined) done(picture)
            return picture !== undefined
          }}
          onClose={() => done(undefined)}
        />
      ))
    }
    if (hidesPart && kinds !== undefined && !kinds.includes('pdf')) return pictureOf(file)
    if (mostBytes === undefined || file.size <= mostBytes) return file
    return answered(done => <RedrawPdf file={file} mostBytes={mostBytes} onDone={done} />)
  }
  return {
    fix: async (file, wishes) => {
      const opened = file.type === 'application/pdf' ? await fixPdf(file, wishes) : file
      if (opened === undefined || !opened.type.startsWith('image/')) return opened
      const { hidesPart, mostBytes } = wishes
      return answered(done => <PictureEditor file={opened} hidesPart={hidesPart} mostBytes={mostBytes} onDone={done} />)
    },
    editor: waiting !== undefined && <Suspense key={waiting.key}>{waiting.shown(waiting.done)}</Suspense>,
  }
}

/** The dictionary that names how it is locked is never packed. */
async function isLocked(file: File): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  return text.includes('/Encrypt')
}
