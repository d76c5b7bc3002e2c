import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { locked } from '../../copy.ts'
import { sizeWords } from '../../rules.ts'
import * as copy from '../copy.ts'
import { mostRedrawn } from '../rules.ts'
import { redrawn } from './redraw.ts'

type RedrawPdfProps = { file: File; mostBytes: number; onDone: (file: File | undefined) => void }

/** Its text is lost, so it is done only for one who agrees. */
export default function RedrawPdf({ file, mostBytes, onDone }: RedrawPdfProps) {
  const [progress, setProgress] = useState<string>()
  const [error, setError] = useState<string>()
  const redraw = async () => {
    setError(undefined)
    setProgress('')
    try {
      const result = await redrawn(file, mostBytes, (page, pages) => setProgress(copy.drawing(page, pages)))
      if (result.kind === 'file') onDone(result.file)
      else setError(whyNot(result.kind, mostBytes))
    } catch {
      setError(copy.noScript)
    }
    setProgress(undefined)
  }
  return createPortal(
    <ConfirmDialog
      open
      onClose={() => onDone(undefined)}
      title={copy.redrawTitle}
      kind="primary"
      confirm={copy.redraw}
      keep={copy.leaveIt}
      busy={progress !== undefined}
      onConfirm={() => void redraw()}
    >
      <Stack gap={4}>
        <p>{copy.redrawWhat(sizeWords(file.size), sizeWords(mostBytes))}</p>
        <p>{copy.redrawCosts}</p>
        <span role="status">{progress}</span>
        {error !== undefined && (
          <Notice tone="wrong" live>
            {error}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>,
    document.body,
  )
}

const whyNot = (kind: 'too-large' | 'too-long' | 'locked' | 'unreadable', mostBytes: number): string =>
  ({
    'too-large': copy.redrawTooLarge(sizeWords(mostBytes)),
    'too-long': copy.redrawTooLong(mostRedrawn),
    locked,
    unreadable: copy.notReadable,
  })[kind]
