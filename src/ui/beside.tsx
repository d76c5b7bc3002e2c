import { useState, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { SidePanel } from './side-panel.tsx'

const besideThePage = '(min-width: 1100px)'

/** On a wide window one can read the page while one asks; elsewhere what is opened needs all of it. */
export function Beside({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  // Fixed when it opens: a change would lose what is being written.
  const [isWide] = useState(() => matchMedia(besideThePage).matches)
  if (isWide) {
    return (
      <SidePanel title={title} onClose={onClose}>
        {children}
      </SidePanel>
    )
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      {children}
    </Dialog>
  )
}
