import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { DeskTranscript } from '../contract.ts'
import { namesIn } from '../rules.ts'
import { deskTranscripts, useTranscriptVerb } from './queries.ts'

/** Where something still looks like a name, one says twice that it is none. */
export function Publish({ transcript, isUnsaved }: { transcript: DeskTranscript; isUnsaved: boolean }) {
  const { id, version, student } = transcript
  const [isAsking, setAsking] = useState(false)
  const publish = useTranscriptVerb(deskTranscripts.publish, `${student.name} is notified. Everybody can read it now.`)
  const names = namesIn(transcript)
  const act = () => publish.mutate({ id, version }, { onSettled: () => setAsking(false) })
  return (
    <>
      <Button
        kind="primary"
        busy={publish.isPending}
        disabled={isUnsaved}
        onClick={() => (names.length === 0 ? act() : setAsking(true))}
      >
        Publish it
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Does this name nobody?"
        actions={
          <>
            <Button kind="danger" busy={publish.isPending} onClick={act}>
              Publish it as it is
            </Button>
            <Button onClick={() => setAsking(false)}>Look again</Button>
          </>
        }
      >
        <p>These still look like names: {names.join(', ')}.</p>
      </Dialog>
    </>
  )
}
