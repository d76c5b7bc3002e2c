import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { DocumentView } from '../contract.ts'
import type { PurposeName, StudentPurpose } from '../rules.ts'

type Choosing = {
  /** What is taken: any kind of file for this purpose, or a PDF that is read here. */
  purpose: PurposeName | undefined
  onChosen: (file: DocumentView) => Promise<unknown>
}
type Offering = Choosing & {
  /** The kinds of papers that are taken here, and whom they have to be about. */
  papers: readonly string[]
  concerns?: string | null | undefined
}

/** `day` is the one that is printed on it, where it was found. */
export type Readable = { file: File; paper: string; day: string }

export type BesideProps = {
  id?: string | undefined
  file?: File | undefined
  sevisId?: string | undefined
  /** A file of this device that was read: kept among the student's papers by one press. */
  keeps?: Readable | undefined
}

type StoredPapers = {
  /** A dialog with all that the student has added before. */
  Chooser: ComponentType<Choosing & { onClose: () => void }>
  /** What they have added before of these kinds, each to be used by one press. */
  Offers: ComponentType<Offering>
  /** Of what just arrived, where it counts; of what was read, whose SEVIS record it is. What a stored file says is kept with it. */
  Beside: ComponentType<BesideProps>
  /** The server makes the place refer to what is stored: nothing is sent again. */
  use: (use: { id: string; purpose: StudentPurpose; use: string }) => Promise<DocumentView>
}

/** Where a student takes what they have added before. */
export const storedPapers = slot<StoredPapers>('documents/stored')
