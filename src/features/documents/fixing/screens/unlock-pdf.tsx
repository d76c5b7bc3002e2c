import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'

type UnlockPdfProps = {
  /** What is said, and what becomes of it once it is open: a card becomes a picture, unless something else is said. */
  what?: string
  /** Goes on with it where the password is the right one, and answers whether it is. */
  open: (password: string) => Promise<boolean>
  notOpened?: string
  onClose: () => void
}

/** The password opens the file on this device; neither is sent. Outside the page's own form, which Enter would submit. */
export default function UnlockPdf({
  what = copy.lockedWhat,
  open,
  notOpened = copy.notOpened,
  onClose,
}: UnlockPdfProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const unlock = async () => {
    setOpening(true)
    setError(undefined)
    try {
      if (!(await open(password))) setError(copy.wrongPassword)
    } catch {
      setError(notOpened)
    }
    setOpening(false)
  }
  return createPortal(
    <ConfirmDialog
      open
      onClose={onClose}
      title={copy.lockedTitle}
      kind="primary"
      confirm={copy.unlock}
      keep={copy.chooseAnother}
      busy={isOpening}
      onConfirm={() => void unlock()}
    >
      <Stack gap={4}>
        <p>{what}</p>
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
