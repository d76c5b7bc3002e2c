import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { deskSops } from './api.ts'

type RemarkActionsProps = { id: string; name: string; onEdit: () => void }

/** For the one who has the SOP. */
export function RemarkActions({ id, name, onEdit }: RemarkActionsProps) {
  const which = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <div className="flex gap-4">
      <Button kind="link" onClick={onEdit}>
        Change{which}
      </Button>
      <ConfirmVerb
        label={<>Remove{which}</>}
        title="Remove this remark?"
        confirm="Remove it"
        keep="Keep it"
        act={() => deskSops.removeRemark({ id })}
        rereads={['sops']}
        done="The remark is removed."
      >
        <p>Nobody can bring it back.</p>
      </ConfirmVerb>
    </div>
  )
}
