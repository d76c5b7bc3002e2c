import { useState } from 'react'
import { useRead } from '#src/browser/reads.ts'
import { Part } from '#src/features/people/screens/part.tsx'
import p from '#src/features/people/screens/profile.module.css'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { MembersView } from '../contract.ts'
import { logged, never, own as copy, relationNames } from '../copy.ts'
import { isRelation } from '../rules.ts'
import { familyMembers } from './api.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { momentWords } from './moments.ts'

/** Whom of the family a student lets see what, until when, and what happened. */
export function FamilyPart() {
  const query = useRead(familyMembers.read)
  const [isInviting, setInviting] = useState(false)
  const [made, setMade] = useState<{ id: string; address: string }>()
  return (
    <Part id="family" lede={copy.lede}>
      {isInviting ? (
        <InviteForm
          onClose={() => setInviting(false)}
          onMade={link => {
            setMade(link)
            setInviting(false)
          }}
        />
      ) : (
        <Actions>
          <Button kind={made === undefined ? 'primary' : 'quiet'} onClick={() => setInviting(true)}>
            {copy.invite}
          </Button>
        </Actions>
      )}
      <Loaded query={query}>
        {({ members, log }) => (
          <>
            <section className={classes('heads-4 stack-4', p.part)} aria-label={copy.listTitle}>
              <h2>{copy.listTitle}</h2>
              {members.length === 0 && <p>{copy.nobody}</p>}
              <ul className="stack-3 list">
                {members.map(member => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    address={made?.id === member.id ? made.address : undefined}
                    onMade={address => setMade({ id: member.id, address })}
                  />
                ))}
              </ul>
              <Notice tone="info" title={copy.neverTitle}>
                {never}
              </Notice>
            </section>
            <Log log={log} />
          </>
        )}
      </Loaded>
    </Part>
  )
}

const Log = ({ log }: Pick<MembersView, 'log'>) => (
  <section className={classes('heads-4 stack-4', p.part)} aria-label={copy.logTitle}>
    <h2>{copy.logTitle}</h2>
    {log.length === 0 ? (
      <p>{copy.logEmpty}</p>
    ) : (
      <FewFirst rows={log} first={5}>
        {shown => (
          <ol className="list">
            {shown.map(({ id, what, who, relation, paper, at }) => (
              <li key={id} className="stack-1 ruled-below pad-y-3 breakable">
                <span>{logged[what]?.(who, isRelation(relation) ? relationNames[relation] : relation, paper)}</span>
                <time className="quiet" dateTime={at}>
                  {momentWords(at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </FewFirst>
    )}
  </section>
)
