import { useSaving } from '#src/features/desk-kit/screens/use-saving.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { longestWords } from '#src/stages/health-insurance/claims/rules.ts'
import type { DeskClaim } from '../contract.ts'
import { checkQuestion } from '../rules.ts'
import { claimsDesk } from './queries.ts'
import { ChangedAbove, useSeen } from './seen.tsx'

/** The student answers with words or files; until then the claim waits for them. */
export function AskForm({ claim, me }: { claim: DeskClaim; me: string }) {
  const { id, student } = claim
  const answering = useSaving('insurance-claims')
  const seen = useSeen(claim)
  const form: Form<{ words: string }> = useForm({
    initial: { words: '' },
    check: checkQuestion,
    submit: async ({ words }) => {
      await answering(() => claimsDesk.ask({ id, version: seen.version, words }), `${student.name} is asked.`)
      form.reset()
      draft.clear()
    },
  })
  const draft = useDraft(`claim-question:${id}`, me, form)
  if (seen.isBehind && !form.isChanged) seen.catchUp()
  return (
    <FormFrame form={form} label="Ask for more">
      {seen.isBehind && <ChangedAbove by={claim.changedBy} onRead={seen.catchUp} />}
      <TextArea
        {...form.field('words')}
        label={`What ${student.name} reads`}
        hint="Name the paper, and where they get it."
        minRows={3}
        maxLength={longestWords}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          Ask the student
        </Button>
      </div>
    </FormFrame>
  )
}
