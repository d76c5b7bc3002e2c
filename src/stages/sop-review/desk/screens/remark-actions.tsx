import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { deskSops, useSopVerb } from './api.ts'

type RemarkActionsProps = { id: string; name: string; onEdit: () => void }

/** For the one who has the SOP. */
export function RemarkActions({ id, name, onEdit }: RemarkActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useSopVerb(deskSops.removeRemark, 'The remark is removed.')
  const which = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <div className="flex gap-4">
      <Button kind="link" onClick={onEdit}>
        Change{which}
      </Button>
      <Button kind="link" onClick={() => setAsking(true)}>
        Remove{which}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove this remark?"
        actions={
          <>
            <Button
              kind="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ id }, { onSuccess: () => setAsking(false) })}
            >
              Remove it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
          </>
        }
      >
        <p>Nobody can bring it back.</p>
      </Dialog>
    </div>
  )
}
