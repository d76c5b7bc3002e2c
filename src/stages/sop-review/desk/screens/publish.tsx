import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { DeskVersion } from '../contract.ts'
import { deskSops, useSopVerb } from './sop-queries.ts'
import { firstNameOf } from './reader-name.ts'

/** `begun` counts what is typed and not saved. */
type PublishProps = { version: DeskVersion; begun: number; onClose: () => void }

/** What goes out, to whom and when, before it does. */
export function Publish({ version, begun, onClose }: PublishProps) {
  const publish = useSopVerb(deskSops.publish, `${firstNameOf(version)} sees the feedback now.`)
  const { remarks, rubric } = version
  const placed = remarks.filter(({ place }) => place !== null).length
  const judged = rubric.filter(({ score }) => score !== null).length
  const noted = rubric.filter(({ score, note }) => score === null && note !== '').length
  return (
    <Dialog
      open
      onClose={onClose}
      title="Publish the feedback"
      actions={
        <>
          <Button
            kind="primary"
            busy={publish.isPending}
            busyWords="Publishing"
            onClick={() => publish.mutate({ id: version.sopId }, { onSuccess: onClose })}
          >
            Publish it now
          </Button>
          <Button onClick={onClose}>Not yet</Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{firstNameOf(version)} sees all of it at once, and is notified in the app and by e-mail:</p>
        <ul>
          <li>{counted(placed, 'remark')} beside their words</li>
          <li>{counted(remarks.length - placed, 'remark')} on the whole</li>
          {noted > 0 && <li>{counted(noted, 'note')} by criterion without a score</li>}
          <li>{judged === 0 ? 'no judgement by criteria' : `a judgement by ${judged} of 5 criteria`}</li>
        </ul>
        <p>You can still correct remarks afterwards; they see that at once, too.</p>
        {begun > 0 && (
          <Notice
            tone="waiting"
            title={`${counted(begun, 'remark')} that you began ${begun === 1 ? 'is' : 'are'} not saved`}
          >
            What is not saved does not go out. Save it first, or publish without it: it stays here.
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

const counted = (count: number, what: string): string =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`
