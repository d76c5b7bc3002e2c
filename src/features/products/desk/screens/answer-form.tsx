import { AnswerField } from '#src/features/chat/replies/screens/answer-field.tsx'
import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { ChangedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { codeNames } from '#src/features/products/copy.ts'
import type { DeskOrder } from '../contract.ts'
import { checkAnswer, longestCode, longestWords, outcomes, type Outcome, outcomeNames } from '../rules.ts'
import { productsDesk } from './api.ts'
import { useSaving } from '#src/features/desk-kit/screens/use-saving.ts'

type Values = { outcome: Outcome | ''; words: string; code: string }

const valuesOf = ({ grantedAt, declinedAt, words }: DeskOrder): Values => ({
  outcome: grantedAt !== null ? 'granted' : declinedAt !== null ? 'declined' : '',
  words,
  code: '',
})

type AnswerFormProps = { order: DeskOrder; me: string; onDone?: () => void }

/** Said once; said again it is a correction, and the student hears of both. */
export function AnswerForm({ order, me, onDone }: AnswerFormProps) {
  const { id, kind, sim, student, hasCode } = order
  const [version, setVersion] = useState(order.version)
  const saving = useSaving('products')
  const form: Form<Values> = useForm<Values>({
    initial: valuesOf(order),
    check: values => checkAnswer(values, sim === 'esim' && !hasCode),
    submit: async values => {
      await saving(() => productsDesk.answer({ id, version, ...values }), `Noted. ${student.name} is being notified.`)
      draft.clear()
      onDone?.()
    },
  })
  // A code is not left lying on the desk's device.
  const draft = useDraft(`product-answer:${id}`, me, form, { except: ['code'] })
  const isBehind = version !== order.version
  // While nothing is typed, and after one's own change, it is the newest.
  if (isBehind && (!form.isChanged || order.isOwnChange)) setVersion(order.version)
  const isGranted = form.values.outcome === 'granted'
  const codeName = kind === 'phone-plan' ? codeNames[sim ?? 'sim'] : codeNames[kind]
  return (
    <FormFrame form={form} label="What the partner answered">
      {isBehind && form.isChanged && (
        <ChangedMeanwhile
          by={order.changedBy}
          at={order.changedAt}
          onTake={() => {
            draft.clear()
            form.replace(valuesOf(order))
          }}
          onKeep={() => setVersion(order.version)}
        />
      )}
      <RadioGroup
        tiles
        {...form.field('outcome')}
        label="Answer"
        options={outcomes.map(value => ({ value, label: outcomeNames[value] }))}
      />
      <AnswerField
        {...form.field('words')}
        student={student.name}
        label={`What ${student.name} reads`}
        hint={isGranted ? 'The next step: where to go, what to bring, by when.' : 'Why, and what they can do now.'}
        minRows={3}
        maxLength={longestWords}
      />
      {isGranted && (
        <TextInput
          {...form.field('code')}
          label={codeName}
          hint={hasCode ? 'Only the student sees it. Left empty, it stays as it is.' : 'Only the student sees it.'}
          optional={sim !== 'esim' || hasCode}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestCode}
        />
      )}
      <Actions>
        <Button type="submit" kind={order.takenUpAt === null ? 'quiet' : 'primary'} busy={form.busy}>
          {onDone === undefined ? 'Note the answer' : 'Correct the answer'}
        </Button>
        {onDone !== undefined && <Button onClick={onDone}>Leave it as it is</Button>}
      </Actions>
    </FormFrame>
  )
}
