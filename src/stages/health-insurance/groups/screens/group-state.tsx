import { Button } from '#src/ui/button.tsx'
import { CopyList } from '#src/ui/copy-list.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { Filling } from '#src/stages/health-insurance/application/screens/control.ts'
import type { GroupView } from '../contract.ts'

type GroupStandingProps = { group: GroupView; wizard: Filling }

/** The code to hand on, and who is in by now. */
export function GroupStanding({ group, wizard }: GroupStandingProps) {
  const joined = group.members.filter(({ hasJoined }) => hasJoined).length + 1
  return (
    <div className="stack-3 marked indent-4">
      <CopyList label="Your group" items={[{ label: 'Group code', value: group.code }]} missing="" />
      <p aria-live="polite">
        {joined} of {group.members.length + 1} are in{group.isFinal && ': the group is complete'}.{' '}
        {group.isMine && !group.isFinal && 'Send this code to the four; each joins with the address you named.'}
      </p>
      {group.isMine && (
        <ul className="stack-2 list slim">
          {group.members.map(({ email, hasJoined }) => (
            <li className="row-3 apart lines-1 breakable" key={email}>
              <span>{email}</span>
              <Tag tone={hasJoined ? 'done' : 'waiting'}>{hasJoined ? 'Joined' : 'Invited'}</Tag>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button kind="link" onClick={() => wizard.edit('groupCode', '')}>
          Use another group
        </Button>
      </div>
    </div>
  )
}
