import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

/** What was typed is thrown away only when one says so twice. */
export function Discard({ isTyped, onDiscard }: { isTyped: boolean; onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="link" onClick={() => (isTyped ? setAsking(true) : onDiscard())}>
        Discard
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Discard what you wrote?"
        confirm="Discard it"
        keep="Keep it"
        onConfirm={onDiscard}
      >
        <p>It is not saved, and would be gone.</p>
      </ConfirmDialog>
    </>
  )
}
