import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { longestComment } from '#src/stages/visas/mock-interview/rules.ts'
import type { DeskInterview } from '../contract.ts'
import s from './desk-interviews.module.css'
import { deskInterviews, useInterviewVerb } from './queries.ts'

/** What is said on the whole, by the one who has the interview. */
export function Whole({ interview, me }: { interview: DeskInterview; me: string }) {
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
      <section className={s.whole} aria-label="On the whole">
        <h2>On the whole</h2>
        <p>{whole}</p>
      </section>
    )
  }
  return (
    <section className={s.whole} aria-label="On the whole">
      <h2>On the whole</h2>
      <FormFrame form={form} label="On the whole">
        <TextArea {...form.field('text')} label="What you say on the whole" optional minRows={3} maxRows={12} />
        <div className={s.actions}>
          <Button type="submit" busy={form.busy} disabled={state !== 'unsaved'}>
            Save it
          </Button>
          {state === 'unsaved' && <span className={s.quiet}>Not saved yet</span>}
        </div>
      </FormFrame>
    </section>
  )
}
