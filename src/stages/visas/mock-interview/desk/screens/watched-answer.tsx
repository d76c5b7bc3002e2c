import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { AnswerView, CommentView } from '#src/stages/visas/mock-interview/contract.ts'
import { Comments } from '#src/stages/visas/mock-interview/screens/comments.tsx'
import { SentAnswer } from '#src/stages/visas/mock-interview/screens/sent-answer.tsx'
import { CommentForm } from './comment-form.tsx'
import { deskInterviews, useInterviewVerb } from './queries.ts'

type WatchedAnswerProps = { answer: AnswerView; number: number; me: string; isMine: boolean }

/** An answer to watch, with what is said of its moments. Anyone who opens a recording is written down. */
export function WatchedAnswer({ answer, number, me, isMine }: WatchedAnswerProps) {
  const playerRef = useRef<HTMLVideoElement>(null)
  return (
    <SentAnswer answer={answer} number={number} from="/api/desk/documents" playerRef={playerRef} level={2}>
      <Comments comments={answer.comments} playerRef={playerRef} CommentAction={isMine ? RemoveComment : undefined} />
      {isMine && <CommentForm answer={answer} number={number} me={me} playerRef={playerRef} />}
    </SentAnswer>
  )
}

function RemoveComment({ comment: { id, text } }: { comment: CommentView }) {
  const remove = useInterviewVerb(deskInterviews.removeComment, 'The comment is removed.')
  return (
    <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
      Remove<VisuallyHidden> the comment {text}</VisuallyHidden>
    </Button>
  )
}
