import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** What was typed is thrown away only when one says so twice. */
export function Discard({ isTyped, onDiscard }: { isTyped: boolean; onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="link" onClick={() => (isTyped ? setAsking(true) : onDiscard())}>
        Discard
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Discard what you wrote?"
        actions={
          <>
            <Button kind="danger" onClick={onDiscard}>
              Discard it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
          </>
        }
      >
        <p>It is not saved, and would be gone.</p>
      </Dialog>
    </>
  )
}
