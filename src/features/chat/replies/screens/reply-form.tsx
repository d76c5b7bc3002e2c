import { useQueryClient } from '@tanstack/react-query'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { ReplyView } from '../contract.ts'
import { checkReply } from '../rules.ts'
import { deskReplies } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

type ReplyFormProps = { reply: ReplyView | undefined; me: string; onDone: () => void }

export function ReplyForm({ reply, me, onDone }: ReplyFormProps) {
  const queries = useQueryClient()
  const form = useForm({
    initial: { name: reply?.name ?? '', text: reply?.text ?? '' },
    check: checkReply,
    submit: async words => {
      if (reply === undefined) await deskReplies.add(words)
      else await deskReplies.change({ id: reply.id, ...words })
      draft.clear()
      await readAgain(queries, deskReplies.list.keyOf())
      onDone()
    },
  })
  const draft = useDraft(`chat-reply:${reply?.id ?? 'new'}`, me, form)
  return (
    <FormFrame form={form} label="Canned reply">
      <TextInput
        label="Name"
        hint="What is typed after the slash, such as visa-dates."
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('name')}
      />
      <TextArea
        label="What it says"
        hint="{firstName} becomes the first name of the student."
        minRows={3}
        maxRows={10}
        {...form.field('text')}
      />
      <Actions>
        <Button kind="primary" type="submit" busy={form.busy}>
          Save
        </Button>
        <Button onClick={onDone}>Not now</Button>
      </Actions>
    </FormFrame>
  )
}
