import { DeskPage, StudentLinks } from '#src/features/desk-kit/screens/desk-page.tsx'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '#src/ui/notice.tsx'
import { videoAskOf } from '#src/stages/visas/mock-interview/rules.ts'
import type { DeskInterview } from '../contract.ts'
import s from './desk-interviews.module.css'
import { deskInterviewQuery } from './queries.ts'
import { Standing } from './standing.tsx'
import { WatchedAnswer } from './watched-answer.tsx'
import { Whole } from './whole.tsx'

type InterviewPageProps = { id: string; me: string; isAdmin: boolean }

/** One practice interview: where it stands, its answers with their comments, and what is said on the whole. */
export function InterviewPage({ id, me, isAdmin }: InterviewPageProps) {
  const interview = useQuery(deskInterviewQuery(id))
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
        <div className={s.page}>
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
