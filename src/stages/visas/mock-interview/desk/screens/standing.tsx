import { Button } from '#src/ui/button.tsx'
import { ThreeThings, type Thing } from '#src/ui/three-things.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import { nothingSaid } from '#src/stages/visas/mock-interview/copy.ts'
import type { DeskInterview } from '../contract.ts'
import s from './desk-interviews.module.css'
import { deskInterviews, useInterviewVerb } from './queries.ts'

type StandingProps = { interview: DeskInterview; me: string; isAdmin: boolean }

/** What the student did, who has it since when, and what comes next; and the one action that brings it there. */
export function Standing({ interview, me, isAdmin }: StandingProps) {
  const { student, sharedAt, publishedAt, claimedBy } = interview
  return (
    <div className={s.standing}>
      <ThreeThings
        doer={`${firstOf(student.name)} did`}
        did={{ what: 'Shared a mock interview', detail: whenOf(sharedAt) }}
        holder="Who has it"
        now={{
          what: holderWords(interview, me),
          detail: `Since ${whenOf(claimedBy?.since ?? publishedAt ?? sharedAt)}`,
        }}
        then={nextOf(interview, me)}
      />
      <InterviewActions interview={interview} me={me} isAdmin={isAdmin} />
    </div>
  )
}

function InterviewActions({ interview, me, isAdmin }: StandingProps) {
  const { id, claimedBy, publishedAt, answers, whole, student } = interview
  const take = useInterviewVerb(deskInterviews.claim)
  const giveBack = useInterviewVerb(deskInterviews.release)
  const publish = useInterviewVerb(deskInterviews.publish, `${firstOf(student.name)} sees your comments now.`)
  const isMine = claimedBy?.id === me
  const isEmpty = whole === '' && answers.every(({ comments }) => comments.length === 0)
  return (
    <div className={s.actions}>
      {claimedBy === null && (
        <Button
          kind={publishedAt === null ? 'primary' : 'quiet'}
          busy={take.isPending}
          onClick={() => take.mutate({ id })}
        >
          {publishedAt === null ? 'Take it' : 'Take it to correct it'}
        </Button>
      )}
      {isMine && publishedAt === null && (
        <Button kind="primary" disabled={isEmpty} busy={publish.isPending} onClick={() => publish.mutate({ id })}>
          Publish the comments
        </Button>
      )}
      {(isMine || (claimedBy !== null && isAdmin)) && (
        <Button kind="link" busy={giveBack.isPending} onClick={() => giveBack.mutate({ id })}>
          {isMine ? 'Give it back' : `Give it back for ${claimedBy?.name}`}
        </Button>
      )}
      {isMine && publishedAt === null && isEmpty && <span className={s.quiet}>{nothingSaid}</span>}
    </div>
  )
}

function holderWords({ claimedBy, publishedAt }: DeskInterview, me: string): string {
  if (claimedBy === null) return publishedAt === null ? 'Nobody has it yet' : 'The student has the comments'
  return claimedBy.id === me ? 'You have it' : `${claimedBy.name} has it`
}

function nextOf({ claimedBy, publishedAt, closedAt }: DeskInterview, me: string): Thing {
  if (closedAt !== null) return { what: 'Nothing: it is completed', detail: whenOf(closedAt) }
  if (publishedAt !== null) return { what: 'They read the comments', detail: `Published on ${whenOf(publishedAt)}.` }
  const detail = 'A review usually takes 1 to 3 days.'
  if (claimedBy === null) return { what: 'A reviewer takes it', detail }
  return {
    what: claimedBy.id === me ? 'You publish your comments' : `${claimedBy.name} publishes the comments`,
    detail,
  }
}

const firstOf = (name: string): string => name.split(' ')[0] || 'The student'

function whenOf(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}
