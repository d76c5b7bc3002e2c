import type { ReactNode } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

type ChangedProps = { title: string; onTake: () => void; onKeep: () => void; children: ReactNode }

/** Theirs, and the choice; one's own stays typed below. */
export const Changed = ({ title, onTake, onKeep, children }: ChangedProps) => (
  <Notice
    tone="waiting"
    live
    title={title}
    action={
      <Actions>
        <Button onClick={onTake}>Take theirs</Button>
        <Button onClick={onKeep}>Save mine over it</Button>
      </Actions>
    }
  >
    <p>Theirs: {children}</p>
    <p>What you typed is still here.</p>
  </Notice>
)
