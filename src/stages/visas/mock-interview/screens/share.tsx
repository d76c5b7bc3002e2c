import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import s from './mock-interview.module.css'
import type { Practice } from './use-practice.ts'
import { useSharing } from './use-sharing.ts'

/** What is shared, with whom, and how far it has come. */
export function Sharing({ practice }: { practice: Practice }) {
  const { percent, error, share } = useSharing(practice)
  const { takes, questions } = practice
  const count = takes.length
  const isAll = count === questions.length
  return (
    <section className={s.sharing} aria-label="Share for review">
      <h3>Share for review</h3>
      <p>
        {count === 0
          ? 'Record an answer first. You need not answer all questions.'
          : `${count} of ${questions.length} questions answered. An advisor watches them and says what to do better at which moment. Besides our advisors and admins nobody sees them. You can take them back until then.`}
      </p>
      {percent !== undefined && <ProgressBar label="Sending your answers" percent={percent} />}
      {error !== undefined && (
        <Notice tone="wrong" live title="It is not shared yet">
          {error} Your recordings are still here.
        </Notice>
      )}
      {practice.isUnkept && (
        <Notice tone="waiting" live title="Your browser keeps no recordings">
          It is private, or its storage is full. Share them before you leave this page.
        </Notice>
      )}
      {count > 0 && (
        <Actions>
          <Button
            kind={isAll && practice.at + 1 === questions.length ? 'primary' : 'quiet'}
            busy={percent !== undefined}
            busyWords="Sending your answers"
            onClick={() => void share()}
          >
            {error === undefined ? 'Share for review' : 'Try again'}
          </Button>
          <Button kind="link" onClick={() => void practice.forget()}>
            Delete them and start again
          </Button>
        </Actions>
      )}
    </section>
  )
}
