import { canSeal } from '#src/browser/can-seal.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { unsentAtLogout } from '../ended/copy.ts'

type Props = { count: number; busy: boolean; onStay: () => void; onLeave: () => void }

/** Before a Logout that leaves something unsent. */
export default function UnsentAtLogout({ count, busy, onStay, onLeave }: Props) {
  const { title, stay, leave, leaveSealed, words, sealedWords } = unsentAtLogout
  return (
    <Dialog
      open
      onClose={onStay}
      title={title(count)}
      actions={
        <>
          <Button kind="primary" onClick={onStay}>
            {stay}
          </Button>
          <Button kind="danger" busy={busy} onClick={onLeave}>
            {canSeal() ? leaveSealed : leave}
          </Button>
        </>
      }
    >
      <p>{canSeal() ? sealedWords : words}</p>
    </Dialog>
  )
}
