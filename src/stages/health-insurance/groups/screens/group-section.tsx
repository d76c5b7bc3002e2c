import { useRead } from '#src/browser/reads.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { Filling } from '#src/stages/health-insurance/application/screens/control.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/health-insurance/application/screens/wizard.module.css'
import { memberFields } from '#src/stages/health-insurance/application/screens/values.ts'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '../rules.ts'
import { groupPlans } from './api.ts'
import { useGroupForm } from './use-group-form.ts'
import { CopyList } from '#src/ui/copy-list.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { GroupView } from '../contract.ts'

/** A group is made or joined here at once; the application then names its code. */
export function GroupSection({ wizard }: { wizard: Filling }) {
  const { partOfGroup, groupChoice, groupCode } = wizard.values
  const groups = useRead(groupPlans.mine)
  if (partOfGroup !== 'yes') return null
  if (groups.data === undefined) return <Missing query={groups} what="your group" />
  const { own, invitation } = groups.data
  if (own !== null && own.code === groupCode && groupChoice !== '') return <GroupStanding group={own} wizard={wizard} />
  return (
    <>
      {invitation !== null && <Invited {...invitation} wizard={wizard} />}
      {groupChoice !== '' && <GroupForm wizard={wizard} isJoining={groupChoice === 'join'} earlier={own?.code} />}
    </>
  )
}

function Invited({ code, from, wizard }: { code: string; from: string; wizard: Filling }) {
  const take = () => {
    wizard.edit('groupChoice', 'join')
    wizard.edit('groupCode', code)
  }
  return (
    <Notice
      tone="info"
      title={`${from} keeps a place for you`}
      action={wizard.values.groupCode !== code && <Button onClick={take}>Use this code</Button>}
    >
      You were invited to a group with the address of your account. Its code is {code}.
    </Notice>
  )
}

/** An invitation is of an address: only who reads it there can join. */
function ConfirmFirst() {
  const user = useUser()
  if (!user || user.emailIsProved) return null
  return (
    <div className={s.whole}>
      <Notice
        tone="waiting"
        title={copy.confirmFirst.title}
        action={<ButtonLink href="/profile/sign-in">{copy.confirmFirst.toProfile}</ButtonLink>}
      >
        {copy.confirmFirst.text}
      </Notice>
    </div>
  )
}

type GroupFormProps = { wizard: Filling; isJoining: boolean; earlier: string | undefined }

function GroupForm({ wizard, isJoining, earlier }: GroupFormProps) {
  const { bind, emailOf, send, isBusy } = useGroupForm(wizard, isJoining)
  return (
    <fieldset
      className={classes('stack-4 tiles-4 medium lines-5', s.fields)}
      aria-label={isJoining ? 'Join a group' : 'Start a group'}
    >
      {isJoining && <ConfirmFirst />}
      {isJoining && <TextInput label="Group code" autoComplete="off" spellCheck={false} {...bind} />}
      <p className={s.whole}>
        {isJoining
          ? 'The e-mail addresses of the four others, as they were invited.'
          : 'The e-mail addresses of the four whom you invite. Each can join with that address only.'}
      </p>
      {memberFields.map((field, index) => (
        <TextInput
          key={field}
          label={`E-mail of member ${index + 1}`}
          type="email"
          autoComplete="off"
          {...emailOf(field)}
        />
      ))}
      <div className={s.whole}>
        {!isJoining && bind.error !== undefined && (
          <p role="alert" className="below-3 text-1 semibold brick">
            {bind.error}
          </p>
        )}
        <Button busy={isBusy} onClick={send}>
          {isJoining ? 'Join the group' : 'Create the group'}
        </Button>
        {earlier !== undefined && (
          <Button kind="link" onClick={() => wizard.edit('groupCode', earlier)}>
            Use my group {earlier}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type GroupStandingProps = { group: GroupView; wizard: Filling }

/** The code to hand on, and who is in by now. */
function GroupStanding({ group, wizard }: GroupStandingProps) {
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
