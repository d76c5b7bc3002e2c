import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'
import { pictureOfLocked } from './locked-pdf.ts'

type UnlockPdfProps = { file: File; onDone: (picture: File | undefined) => void }

/** The password opens the file on this device; neither is sent. Outside the application's own form, which Enter would submit. */
export default function UnlockPdf({ file, onDone }: UnlockPdfProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    setError(undefined)
    try {
      const picture = await pictureOfLocked(file, password)
      if (picture === undefined) setError(copy.wrongPassword)
      else onDone(picture)
    } catch {
      setError(copy.notOpened)
    }
    setOpening(false)
  }
  return createPortal(
    <ConfirmDialog
      open
      onClose={() => onDone(undefined)}
      title={copy.lockedTitle}
      kind="primary"
      confirm={copy.unlock}
      keep="Choose another"
      busy={isOpening}
      onConfirm={() => void open()}
    >
      <Stack gap={4}>
        <p>{copy.lockedWhat}</p>
        <PasswordInput
          name="pdf-password"
          label={copy.pdfPassword}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          onBlur={() => {}}
          error={error}
        />
      </Stack>
    </ConfirmDialog>,
    document.body,
  )
}
