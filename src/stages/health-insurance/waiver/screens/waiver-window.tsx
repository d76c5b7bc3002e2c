import { useState } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { waivers } from '#src/stages/health-insurance/screens/api.ts'
import * as copy from '../copy.ts'
import type { WaiverProps } from './waiver-props.ts'
import { WindowClockFace } from './window-clock.tsx'

/** The window, and where nobody knows its days a way to ask for them or to type the last one. */
export function WaiverWindow({ waiver: { window, university, policy } }: Pick<WaiverProps, 'waiver'>) {
  const openChat = useChat()
  const [typed, setTyped] = useState(window.isOwn ? (window.deadline ?? '') : '')
  const save = useVerb(() => waivers.setDeadline({ policy, deadline: typed }), {
    rereads: ['insurance', 'journey'],
    done: copy.deadlineSaved,
  })
  return (
    <div className="stack-3">
      <WindowClockFace window={window} />
      {window.source === null && (
        <div className="stack-3">
          <DateInput name="deadline" label={copy.deadlineLabel} value={typed} onChange={setTyped} optional />
          <Actions>
            <Button busy={save.isPending} onClick={() => save.mutate(undefined)}>
              {copy.saveDeadline}
            </Button>
            <Button kind="link" onClick={() => openChat({ draft: copy.askWindowDraft(university.name) })}>
              {copy.askWindow}
            </Button>
          </Actions>
        </div>
      )}
    </div>
  )
}
