import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { AnswerField } from '#src/features/chat/replies/screens/answer-field.tsx'
import type { RemarkView } from '#src/stages/sop-review/feedback/contract.ts'
import { longestRemark } from '#src/stages/sop-review/feedback/rules.ts'
import type { DeskVersion } from '../contract.ts'
import s from './sop-desk.module.css'
import { Said } from './said.tsx'
import { deskSops, useReread } from './sop-queries.ts'
import { firstNameOf } from './reader-name.ts'
import { useSaveKey } from './use-save-key.ts'

/** What the student marked and asked about, each with its answer. Anybody at the desk may answer. */
export function HelpWanted({ version, me }: { version: DeskVersion; me: string }) {
  const { moreHelpRequestedAt, moreHelpAnsweredAt, remarks } = version
  if (moreHelpRequestedAt === null || moreHelpAnsweredAt !== null) return null
  const marked = remarks.filter(({ markedForHelp }) => markedForHelp)
  return (
    <section className="heads-4 stack-3 round-2 sunk pad-4" aria-label="Help wanted">
      <h2>Help wanted</h2>
      <p>{firstNameOf(version)} does not know what to do with these. With the last answer they are notified.</p>
      {marked.map(remark => (
        <div key={remark.id} className={classes('stack-2 box quoted pad-4 pad-y-3 breakable', s.card)}>
          {remark.place !== null && <blockquote className={s.quote}>{remark.place.quote}</blockquote>}
          <Said remark={remark} />
          {remark.helpAnswer === null && <AnswerForm remark={remark} me={me} student={version.student.name} />}
        </div>
      ))}
    </section>
  )
}

type AnswerFormProps = { remark: RemarkView; me: string; student: string }

function AnswerForm({ remark, me, student }: AnswerFormProps) {
  const reread = useReread()
  const form: Form<{ text: string }> = useForm({
    initial: { text: '' },
    check: ({ text }) => {
      if (text.trim() === '') return { text: 'Please write the answer.' }
      return text.length > longestRemark ? { text: `Please use at most ${longestRemark} characters.` } : {}
    },
    submit: async ({ text }) => {
      await deskSops.answerHelp({ id: remark.id, text })
      draft.clear()
      await reread()
    },
  })
  const draft = useDraft(`sop-help:${remark.id}`, me, form)
  useSaveKey(form.bind.ref, () => void form.submit())
  return (
    <FormFrame form={form} label={`Answer about “${remark.place?.quote ?? 'the whole'}”`}>
      <AnswerField {...form.field('text')} student={student} label="Your answer" minRows={2} maxRows={12} />
      <Actions>
        <Button type="submit" busy={form.busy} busyWords="Sending">
          {form.error === undefined ? 'Send the answer' : 'Try again'}
        </Button>
      </Actions>
    </FormFrame>
  )
}
