import { useQueryClient } from '@tanstack/react-query'
import { classes } from '#src/ui/classes.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Link } from '#src/ui/link.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import p from '#src/features/people/screens/profile.module.css'
import type { RightsView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkCorrection, longestCorrection } from '../rules.ts'
import { rights } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

/** Where each thing is mended, and who mends the rest. */
export function Correction({ owner, corrections }: { owner: string; corrections: RightsView['corrections'] }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm({
    initial: { what: '' },
    check: checkCorrection,
    submit: async ({ what }) => {
      await rights.askCorrection({ what })
      toasts.success(copy.correctionAsked)
      form.replace({ what: '' })
      draft.clear()
      await readAgain(queries, 'rights')
    },
  })
  const draft = useDraft('correction', owner, form)
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label="Something is not right">
      <h2>Something is not right</h2>
      <p>
        You change most of it yourself: <Link href="/profile/about">names and how to reach you</Link>,{' '}
        <Link href="/profile/studies">studies</Link>, <Link href="/profile/work">work</Link>,{' '}
        <Link href="/profile/scores">test scores</Link>, <Link href="/profile/applications">applications</Link>,{' '}
        <Link href="/profile/sign-in">e-mail and phone</Link>. What you cannot change, our team does.
      </p>
      {corrections.length > 0 && (
        <ul className="stack-3 list">
          {corrections.map(({ id, what, askedAt, settledAt }) => (
            <li key={id} className={p.record}>
              <div className="share shrink close">
                {what}
                <span className={p.detail}>
                  {settledAt === null
                    ? `With our team since ${dayWords(askedAt)}. It usually takes three working days.`
                    : `Done on ${dayWords(settledAt)}.`}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <FormFrame form={form} label="Ask for a correction">
        <TextArea
          {...form.field('what')}
          label="What is not right, and how should it be?"
          maxLength={longestCorrection}
          minRows={2}
        />
        <SubmitButton form={form}>Ask for a correction</SubmitButton>
      </FormFrame>
    </section>
  )
}

const dayWords = (moment: string) => formatDay(dayOf(Temporal.Instant.from(moment)))
