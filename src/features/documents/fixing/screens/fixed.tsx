// What becomes of a file that doesn't fit as it is: fetched once there is one.
import { lazy, type ReactNode } from 'react'
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

export type Done = (file: File | undefined) => void
/** Shows something, and waits for what becomes of it. */
type Answered = (shown: (done: Done) => ReactNode) => Promise<File | undefined>

export async function fixed(file: File, wishes: Wishes, answered: Answered): Promise<File | undefined> {
  const opened = file.type === 'application/pdf' ? await fixedPdf(file, wishes, answered) : file
  if (opened === undefined || !opened.type.startsWith('image/')) return opened
  const { hidesPart, mostBytes } = wishes
  return answered(done => <PictureEditor file={opened} hidesPart={hidesPart} mostBytes={mostBytes} onDone={done} />)
}

async function fixedPdf(file: File, { hidesPart, mostBytes, kinds }: Wishes, answered: Answered) {
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

/** The dictionary that names how it is locked is never packed. */
async function isLocked(file: File): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  return text.includes('/Encrypt')
}
