import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { CopyList } from '#src/ui/copy-list.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Group } from '#src/ui/group.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { familyHeadings, type FamilyHeading } from '#src/wire/topics.ts'
import * as affidavit from '../affidavit/copy.ts'
import type { MemberView } from '../contract.ts'
import { headings as names, own as copy, relationNames } from '../copy.ts'
import { isEmail, undoSeconds } from '../rules.ts'
import { familyMembers } from './api.ts'
import { ChoosePapers } from './choose-papers.tsx'
import { dayIn, momentWords } from './moments.ts'

type MemberRowProps = {
  member: MemberView
  /** Of the link, as long as it was only just made. */
  address: string | undefined
  onMade: (address: string) => void
}

const rereads = ['family'] as const

/** One of the family: what they see, since when, when they looked last; and how it ends. */
export function MemberRow({ member, address, onMade }: MemberRowProps) {
  const { id, name, relation, state, headings } = member
  const toasts = useToasts()
  const restore = useVerb(() => familyMembers.restore({ id }), { rereads, done: copy.restored(name) })
  const end = useVerb(() => familyMembers.end({ id }), {
    rereads,
    done: () =>
      toasts.info(copy.ended(name), { words: copy.undo, act: () => restore.mutate(undefined), seconds: undoSeconds }),
  })
  // What was pressed stands there at once, and goes back with a refusal.
  const [pressed, setPressed] = useState<FamilyHeading[]>()
  const share = useVerb((wanted: FamilyHeading[]) => familyMembers.share({ id, headings: wanted }), {
    rereads,
    done: copy.changed,
    settled: () => setPressed(undefined),
  })
  const { proved, dialog } = useProof()
  const newLink = useVerb(() => proved(() => familyMembers.newLink({ id })), {
    rereads,
    done: ({ address: made }) => onMade(made),
  })
  const seen = pressed ?? headings
  const isWaiting = state === 'invited' || state === 'expired'
  return (
    <li className="stack-3 box pad-4 breakable">
      <div>
        <h3 className="text-3">{name}</h3>
        <p className="quiet">{copy.whose(relationNames[relation])}</p>
        <p className="quiet">{stateWords(member)}</p>
        {state === 'accepted' && (
          <p className="quiet">
            {member.lookedAt === null ? copy.notLooked : copy.looked(momentWords(member.lookedAt))}
          </p>
        )}
      </div>
      {address !== undefined && isWaiting && <Made member={member} address={address} />}
      <Group name={id} label={copy.seesOf(name)}>
        {() =>
          familyHeadings.map(heading => (
            <Checkbox
              key={heading}
              name={`${id} ${heading}`}
              label={names[heading].name}
              value={seen.includes(heading)}
              disabled={share.isPending}
              onChange={is => {
                const wanted = is ? [...headings, heading] : headings.filter(one => one !== heading)
                setPressed(wanted)
                share.mutate(wanted)
              }}
            />
          ))
        }
      </Group>
      <Fold summary={affidavit.title}>
        <div className="stack-2">
          <p>{affidavit.own.what(name)}</p>
          <div>
            <DownloadButton from={`/api/family-members/${id}/affidavit`} name={affidavit.fileName} about={name}>
              {affidavit.own.print}
            </DownloadButton>
          </div>
        </div>
      </Fold>
      {seen.includes('papers') && <ChoosePapers invitation={id} name={name} />}
      <Actions>
        {isWaiting && (
          <Button busy={newLink.isPending} onClick={() => newLink.mutate(undefined)}>
            {copy.newLink}
          </Button>
        )}
        <Button aria-label={copy.endFor(name)} busy={end.isPending} onClick={() => end.mutate(undefined)}>
          {copy.end}
        </Button>
      </Actions>
      {dialog}
    </li>
  )
}

function stateWords({ state, expiresAt, acceptedAt, phoneEnds }: MemberView): string {
  if (state === 'invited') return copy.states.invited(dayIn(expiresAt))
  if (state === 'accepted') return copy.states.accepted(acceptedAt === null ? '' : dayIn(acceptedAt), phoneEnds ?? '')
  return copy.states[state]()
}

type MadeProps = { member: Pick<MemberView, 'name' | 'contact'>; address: string }

/** The student sends it, from their own phone: we write to nobody who has not asked us to. */
const Made = ({ member: { name, contact }, address }: MadeProps) => (
  <section className="stack-3" aria-label={copy.linkTitle(name)}>
    <p>
      <strong>{copy.linkTitle(name)}</strong>
    </p>
    <p>{copy.linkOnce}</p>
    <CopyList label={copy.linkLabel} items={[{ label: copy.linkLabel, value: address }]} missing="" />
    <Actions>
      <ButtonLink kind="primary" href={messageTo(contact, address)} target="_blank" rel="noopener noreferrer">
        {isEmail(contact) ? copy.mail : copy.whatsApp}
      </ButtonLink>
    </Actions>
  </section>
)

/** With the words in it; whom it goes to is seen before it is sent. */
function messageTo(contact: string, address: string): string {
  const text = encodeURIComponent(copy.message(address))
  return isEmail(contact)
    ? `mailto:${encodeURIComponent(contact)}?subject=${encodeURIComponent(copy.subject)}&body=${text}`
    : `https://wa.me/${contact.replaceAll(/\D/g, '')}?text=${text}`
}
