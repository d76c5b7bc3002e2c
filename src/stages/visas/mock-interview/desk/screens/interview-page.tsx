import { useRead } from '#src/browser/reads.ts'
import { DeskPage, StudentLinks } from '#src/features/desk-kit/screens/desk-page.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { videoAskOf, longestComment, nothingSaid } from '#src/stages/visas/mock-interview/rules.ts'
import type { DeskInterview } from '../contract.ts'
import { deskInterviews, useInterviewVerb } from './api.ts'
import s from '#src/stages/visas/mock-interview/screens/mock-interview.module.css'
import { WatchedAnswer } from './watched-answer.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { classes } from '#src/ui/classes.ts'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { whenWords } from '#src/features/desk-kit/screens/when.tsx'
import { ClaimActions } from '#src/features/desk-kit/screens/claim-actions.tsx'
import { ThreeThings, type Thing } from '#src/ui/three-things.tsx'

type InterviewPageProps = { id: string; me: string; isAdmin: boolean }

/** One practice interview: where it stands, its answers with their comments, and what is said on the whole. */
export function InterviewPage({ id, me, isAdmin }: InterviewPageProps) {
  const interview = useRead(deskInterviews.read, { id })
  const student = interview.data?.student
  return (
    <DeskPage
      title={student === undefined ? 'Mock interview' : `${student.name}, mock interview`}
      what="interview"
      back={{ href: '/desk/mock-interviews', to: 'all mock interviews' }}
      links={student !== undefined && <StudentLinks id={student.id} />}
      query={interview}
    >
      {shown => (
        <div className="stack-5 shrink">
          <Standing interview={shown} me={me} isAdmin={isAdmin} />
          {shown.answers.length === 0 && <AtVideoAsk interview={shown} />}
          {shown.answers.map((answer, index) => (
            <WatchedAnswer
              key={answer.id}
              answer={answer}
              number={index + 1}
              me={me}
              isMine={shown.claimedBy?.id === me}
            />
          ))}
          <Whole interview={shown} me={me} />
        </div>
      )}
    </DeskPage>
  )
}

const AtVideoAsk = ({ interview: { share_id: form } }: { interview: DeskInterview }) => (
  <Notice tone="info" title="The answers are at VideoAsk">
    {form === null ? (
      'The form is not set any more.'
    ) : (
      <a href={videoAskOf(form)} target="_blank" rel="noopener noreferrer">
        Open the form {form}
      </a>
    )}
  </Notice>
)

/** What is said on the whole, by the one who has the interview. */
function Whole({ interview, me }: { interview: DeskInterview; me: string }) {
  const { id, whole, claimedBy } = interview
  const say = useInterviewVerb(deskInterviews.sayOnWhole, 'It is saved.')
  const { form, state } = useSavedForm({
    name: `mock-whole:${id}`,
    owner: me,
    saved: { text: whole },
    check: ({ text }) =>
      text.length > longestComment ? { text: `Please use at most ${longestComment} characters.` } : {},
    save: ({ text }) => say.mutateAsync({ id, text }),
  })
  if (claimedBy?.id !== me) {
    return whole === '' ? null : (
      <section className={classes('stack-3 shrink readable ruled pad-top-5', s.whole)} aria-label="On the whole">
        <h2 className="text-4">On the whole</h2>
        <p>{whole}</p>
      </section>
    )
  }
  return (
    <section className={classes('stack-3 shrink readable ruled pad-top-5', s.whole)} aria-label="On the whole">
      <h2 className="text-4">On the whole</h2>
      <FormFrame form={form} label="On the whole">
        <TextArea {...form.field('text')} label="What you say on the whole" optional minRows={3} maxRows={12} />
        <div className="row-4 lines-2">
          <Button type="submit" busy={form.busy} disabled={state !== 'unsaved'}>
            Save it
          </Button>
          {state === 'unsaved' && <span className="quiet">Not saved yet</span>}
        </div>
      </FormFrame>
    </section>
  )
}

type StandingProps = { interview: DeskInterview; me: string; isAdmin: boolean }

/** What the student did, who has it since when, and what comes next; and the one action that brings it there. */
function Standing({ interview, me, isAdmin }: StandingProps) {
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
