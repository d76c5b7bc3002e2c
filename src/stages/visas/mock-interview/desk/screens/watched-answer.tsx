import { useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { AnswerView, CommentView } from '#src/stages/visas/mock-interview/contract.ts'
import { Comments } from '#src/stages/visas/mock-interview/screens/comments.tsx'
import { SentAnswer } from '#src/stages/visas/mock-interview/screens/sent-answer.tsx'
import { deskInterviews, useInterviewVerb, useReread } from './api.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'
import { newKey, sendOnce } from '#src/browser/api.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { checkComment, clockOf, readClock } from '#src/stages/visas/mock-interview/rules.ts'
import type { Player } from '#src/stages/visas/mock-interview/screens/playback.tsx'
import s from '#src/stages/visas/mock-interview/screens/mock-interview.module.css'

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

type CommentFormProps = { answer: AnswerView; number: number; me: string; playerRef: Player }

/** A comment on the moment at which the player stands when one begins to write. */
function CommentForm({ answer, number, me, playerRef }: CommentFormProps) {
  const reread = useReread()
  const [key, setKey] = useState(newKey)
  const { id, seconds } = answer
  const form: Form<{ at: string; text: string }> = useForm({
    initial: { at: '', text: '' },
    check: values => checkComment({ ...values, seconds }),
    submit: async ({ at, text }) => {
      const { mockInterviewDesk: desk } = deskApiOf<typeof visasContracts>(sendOnce(key))
      await desk.comment({ id, at: readClock(at) ?? null, text })
      setKey(newKey())
      draft.clear()
      form.reset()
      await reread()
    },
  })
  const draft = useDraft(`mock-comment:${id}`, me, form)
  const text = form.field('text')
  const noteMoment = () => {
    const { current } = playerRef
    if (current !== null) form.set('at', clockOf(Math.min(current.currentTime, seconds)))
  }
  return (
    <FormFrame form={form} label={`Comment on answer ${number}`}>
      <div className={s.deskInterviewsComment}>
        <TextInput {...form.field('at')} label="At" optional hint="0:42" placeholder="All of it" maxLength={5} />
        <TextArea
          {...text}
          onChange={typed => {
            if (text.value === '' && form.values.at === '') noteMoment()
            text.onChange(typed)
          }}
          label="Comment"
          hint="The time is the player's when you begin to write."
          minRows={2}
          maxRows={8}
        />
      </div>
      <div className="row-4 lines-2">
        <Button type="submit" busy={form.busy} busyWords="Saving">
          {form.error === undefined ? 'Add the comment' : 'Try again'}
        </Button>
        <Button kind="link" onClick={noteMoment}>
          Use the time of the player
        </Button>
      </div>
    </FormFrame>
  )
}
