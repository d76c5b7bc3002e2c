import { whenWords } from '#src/features/desk-kit/screens/when.tsx'
import { ClaimActions } from '#src/features/desk-kit/screens/claim-actions.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNow } from '#src/browser/use-now.ts'
import { Button } from '#src/ui/button.tsx'
import { ThreeThings, type Thing } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { nothingSaid } from '#src/stages/sop-review/feedback/copy.ts'
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'
import { daysLeftWords, daysUntil } from '../rules.ts'
import { deskSops, useSopVerb } from './api.ts'
import type { Judgement } from './use-rubric.ts'
import { firstNameOf, type ReaderOf } from './reader-name.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'

type StandingProps = { version: DeskVersion; reader: ReaderOf; begun: number; judging: Judgement }

/** What the student did, who has it since when, and what comes next; and the one action that brings it there. */
export function Standing({ version, reader, begun, judging }: StandingProps) {
  const { claimedBy, publishedAt, number, createdAt } = version
  const name = firstNameOf(version)
  return (
    <div className="stack-3">
      <ThreeThings
        doer={`${name} did`}
        did={{ what: `Submitted version ${number}`, detail: whenWords(createdAt) }}
        holder="Who has it"
        now={{ what: holderWords(version, reader), detail: since(claimedBy?.since ?? publishedAt ?? createdAt) }}
        then={useNext(version, reader)}
      />
      <SopActions version={version} reader={reader} begun={begun} judging={judging} />
    </div>
  )
}

function SopActions({ version, reader, begun, judging }: StandingProps) {
  const [isPublishing, setPublishing] = useState(false)
  const { sopId: id, publishedAt, remarks } = version
  const open = () => {
    judging.saveNow()
    setPublishing(true)
  }
  usePublishKey(() => {
    if (judging.isMine && publishedAt === null && remarks.length > 0 && begun === 0) open()
  })
  return (
    <>
      <ClaimActions
        work={version}
        reader={reader}
        isPublished={publishedAt !== null}
        claim={() => deskSops.claim({ id })}
        release={() => deskSops.release({ id })}
        rereads={['sops']}
        note={remarks.length === 0 && nothingSaid}
      >
        <Button kind="primary" disabled={remarks.length === 0} onClick={open}>
          Publish
        </Button>
      </ClaimActions>
      {isPublishing && (
        <Publish version={version} begun={begun} judging={judging} onClose={() => setPublishing(false)} />
      )}
    </>
  )
}

function holderWords({ claimedBy, publishedAt }: DeskVersion, { id }: ReaderOf): string {
  if (claimedBy === null) return publishedAt === null ? 'Nobody has it yet' : 'The student has the feedback'
  return claimedBy.id === id ? 'You have it' : `${claimedBy.name} has it`
}

function useNext(version: DeskVersion, { id }: ReaderOf): Thing {
  const { claimedBy, publishedAt, submissionDeadline } = version
  const left = daysLeftWords(daysUntil(submissionDeadline, dayOf(useNow())))
  if (publishedAt !== null) return afterwards(version)
  const by = `By ${formatDay(Temporal.PlainDate.from(submissionDeadline))} (${left}). A review usually takes 1 to 3 days.`
  if (claimedBy === null) return { what: 'A reviewer takes it', detail: by }
  return {
    what: claimedBy.id === id ? 'You publish the feedback' : `${claimedBy.name} publishes the feedback`,
    detail: by,
  }
}

function afterwards(version: DeskVersion): Thing {
  const { moreHelpRequestedAt, moreHelpAnsweredAt, closedAt, reviewSeen, reviewRating, publishedAt, reviewer } = version
  const published = `${reviewer ?? 'Safar'} published it on ${whenWords(publishedAt ?? version.createdAt)}.`
  const rated = reviewRating === null ? '' : ` Rated ${reviewRating} of 5.`
  if (moreHelpRequestedAt !== null && moreHelpAnsweredAt === null) {
    return { what: 'We answer what they marked', detail: `Asked on ${whenWords(moreHelpRequestedAt)}.${rated}` }
  }
  if (closedAt !== null) return { what: 'Nothing: it is completed', detail: `${published}${rated}` }
  return { what: reviewSeen ? 'They work on it, or ask for help' : 'They read it', detail: `${published}${rated}` }
}

const since = (at: string): string => `Since ${whenWords(at)}`

/** Ctrl and Enter, where no field takes them: what would be published, before it is. */
function usePublishKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat) return
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** `begun` counts what is typed and not saved. */
type PublishProps = { version: DeskVersion; begun: number; judging: Judgement; onClose: () => void }

/** What goes out, to whom and when, before it does. */
function Publish({ version, begun, judging, onClose }: PublishProps) {
  const publish = useSopVerb(deskSops.publish, `${firstNameOf(version)} sees the feedback now.`)
  const { remarks } = version
  const { rubric, isSettled } = judging
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
            autoFocus
            // What is judged goes out with it: it is saved first.
            busy={publish.isPending || !isSettled}
            busyWords={isSettled ? 'Publishing' : 'Saving the judgement'}
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
