import { whenWords } from '#src/features/desk-kit/screens/when.tsx'
import { ClaimActions } from '#src/features/desk-kit/screens/claim-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ThreeThings, type Thing } from '#src/ui/three-things.tsx'
import { nothingSaid } from '#src/stages/visas/mock-interview/copy.ts'
import type { DeskInterview } from '../contract.ts'
import { deskInterviews, useInterviewVerb } from './queries.ts'

type StandingProps = { interview: DeskInterview; me: string; isAdmin: boolean }

/** What the student did, who has it since when, and what comes next; and the one action that brings it there. */
export function Standing({ interview, me, isAdmin }: StandingProps) {
  const { student, sharedAt, publishedAt, claimedBy } = interview
  return (
    <div className="stack-3 shrink">
      <ThreeThings
        doer={`${firstOf(student.name)} did`}
        did={{ what: 'Shared a mock interview', detail: whenWords(sharedAt) }}
        holder="Who has it"
        now={{
          what: holderWords(interview, me),
          detail: `Since ${whenWords(claimedBy?.since ?? publishedAt ?? sharedAt)}`,
        }}
        then={nextOf(interview, me)}
      />
      <InterviewActions interview={interview} me={me} isAdmin={isAdmin} />
    </div>
  )
}

function InterviewActions({ interview, me, isAdmin }: StandingProps) {
  const { id, publishedAt, answers, whole, student } = interview
  const publish = useInterviewVerb(deskInterviews.publish, `${firstOf(student.name)} sees your comments now.`)
  const isEmpty = whole === '' && answers.every(({ comments }) => comments.length === 0)
  return (
    <ClaimActions
      work={interview}
      reader={{ id: me, isAdmin }}
      isPublished={publishedAt !== null}
      claim={() => deskInterviews.claim({ id })}
      release={() => deskInterviews.release({ id })}
      rereads={['mock-interviews']}
      note={isEmpty && nothingSaid}
    >
      <Button kind="primary" disabled={isEmpty} busy={publish.isPending} onClick={() => publish.mutate({ id })}>
        Publish the comments
      </Button>
    </ClaimActions>
  )
}

function holderWords({ claimedBy, publishedAt }: DeskInterview, me: string): string {
  if (claimedBy === null) return publishedAt === null ? 'Nobody has it yet' : 'The student has the comments'
  return claimedBy.id === me ? 'You have it' : `${claimedBy.name} has it`
}

function nextOf({ claimedBy, publishedAt, closedAt }: DeskInterview, me: string): Thing {
  if (closedAt !== null) return { what: 'Nothing: it is completed', detail: whenWords(closedAt) }
  if (publishedAt !== null) return { what: 'They read the comments', detail: `Published on ${whenWords(publishedAt)}.` }
  const detail = 'A review usually takes 1 to 3 days.'
  if (claimedBy === null) return { what: 'A reviewer takes it', detail }
  return {
    what: claimedBy.id === me ? 'You publish your comments' : `${claimedBy.name} publishes the comments`,
    detail,
  }
}

const firstOf = (name: string): string => name.split(' ')[0] || 'The student'
