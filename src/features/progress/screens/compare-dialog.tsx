import { useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type CompareDialogProps = { label: string; title: string; children: ReactNode }

/** A comparison that a student may want before anything is filled in. */
export function CompareDialog({ label, title, children }: CompareDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={title} wide>
        {children}
      </Dialog>
    </>
  )
}
