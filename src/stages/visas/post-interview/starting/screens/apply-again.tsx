import { useQueryClient } from '@tanstack/react-query'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useReadPoints } from '#src/features/dated-facts/screens/use-facts.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import type { GuidePoint } from '#src/journey/guide.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import * as copy from '../copy.ts'
import { mostRounds, reasons, type RefusalReason } from '#src/stages/visas/rounds/rules.ts'
import { roundRereads, visaRounds } from './rounds-verbs.ts'

/** After a refusal: what stays, what is paid and done again; and, by the section of the letter, what it means. */
export function ApplyAgain({ number }: { number: number }) {
  return (
    <section className="stack-4" aria-labelledby="apply-again">
      <h3 id="apply-again">{copy.title}</h3>
      <Points title={copy.againTitle} of={copy.againPoints} />
      <Points title={copy.staysTitle} of={copy.staysPoints} />
      {number <= mostRounds && <StartForm number={number} />}
    </section>
  )
}

function Points({ title, of }: { title: string; of: readonly GuidePoint[] }) {
  const points = useReadPoints(of)
  const sources = points.flatMap(({ source }) => source ?? [])
  return (
    <div className="stack-2">
      <h4>{title}</h4>
      <ul className="stack-2">
        {points.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {sources.length > 0 && <SourceMark of={sources.slice(0, 1)} />}
    </div>
  )
}

function StartForm({ number }: { number: number }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm<{ why: RefusalReason | '' }>({
    initial: { why: '' },
    check: ({ why }) => (why === '' ? { why: copy.reasonRequired } : {}),
    submit: async ({ why }) => {
      if (why === '') return
      await visaRounds.start({ number, why })
      await rereadNow(queries, ...roundRereads)
      toasts.success(copy.started)
    },
  })
  return (
    <FormFrame form={form} label={copy.title}>
      <RadioGroup
        {...form.field('why')}
        label={copy.reasonLabel}
        hint={copy.reasonHint}
        options={reasons.map(value => ({ value, label: copy.reasonNames[value] }))}
      />
      {form.values.why === '214b' && <Points title={copy.meaningTitle} of={copy.meaning} />}
      <p>{copy.startHint}</p>
      <Actions>
        <Button type="submit" busy={form.busy}>
          {copy.start}
        </Button>
      </Actions>
    </FormFrame>
  )
}
