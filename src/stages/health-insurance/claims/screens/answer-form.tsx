import { useState } from 'react'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { checkAnswer, claimPapers, longestWords, mostFiles } from '../rules.ts'
import { insuranceClaims, useReread } from './api.ts'

type Answer = { words: string; files: readonly DocumentView[] }
type AnswerFormProps = { claim: string; owner: string; isNext: boolean }

/** To what the desk asked: words, files, or both. */
export function AnswerForm({ claim, owner, isNext }: AnswerFormProps) {
  const toasts = useToasts()
  const reread = useReread()
  const [isSending, setSending] = useState(false)
  const form: Form<Answer> = useForm<Answer>({
    initial: { words: '', files: [] },
    check: checkAnswer,
    submit: async ({ words, files }) => {
      await insuranceClaims.answer({ id: claim, words, files: files.map(({ id }) => id) })
      draft.clear()
      toasts.success('Your answer is with our underwriter.')
      await reread()
    },
  })
  const draft = useDraft(`insurance-claim-answer:${claim}`, owner, form)
  return (
    <FormFrame form={form} label="Your answer">
      <TextArea {...form.field('words')} label="Your answer" minRows={2} maxLength={longestWords} />
      <FileField
        {...form.field('files')}
        label="Files"
        optional
        purpose="claim"
        papers={claimPapers}
        most={mostFiles}
        onSending={setSending}
      />
      <div>
        <Button
          type="submit"
          kind={isNext ? 'primary' : 'quiet'}
          busy={form.busy || isSending}
          busyWords="Sending your answer"
        >
          Send the answer
        </Button>
      </div>
    </FormFrame>
  )
}
