import type { ReactNode } from 'react'
import { useFixing } from '#src/features/documents/fixing/screens/use-fixing.tsx'

/** The one place at which a file is made ready before it is sent: of an Aadhaar card the number is covered first. */
export function usePreparing(paper: string): {
  prepare: (file: File) => Promise<File | undefined>
  editor: ReactNode
} {
  const { fix, editor } = useFixing()
  return { prepare: file => fix(file, { hidesPart: paper === 'aadhaar' }), editor }
}
