import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { allIsSent } from '../../../../browser/unsent/sender.ts'
import { keptHere } from '../../../../browser/unsent/kept-here.tsx'
import { useKept } from '../../../../browser/unsent/use-unsent.ts'
import { Actions } from '../../../../ui/actions.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useForm } from '../../../../ui/form.ts'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { ApiError } from '../../../../wire/client.ts'
import { loanApplication, loanRereads } from '../../screens/loan-queries.ts'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkAnswers, draftOf, isLack, papersFor, type Answers, type PaperField, type Part } from '../rules.ts'
import { AnswerFields } from './answer-fields.tsx'
import { PaperList } from './paper-list.tsx'
import { useKeptAnswers } from './use-kept-answers.ts'

type PartFormProps = { part: Part; application: ApplicationView; owner: string; onSubmitted: () => void }

/** The answers and the papers of one part. */
export function PartForm({ part, application, onSubmitted }: PartFormProps) {
  const queries = useQueryClient()
  const [missing, setMissing] = useState<Partial<Record<PaperField, string>>>({})
  const form = useForm<Answers>({
    initial: application.answers,
    check: typed => checkAnswers(part, typed),
    submit: async () => {
      await keep()
      await allIsSent(thing => thing === draftOf(part) || isLack(thing))
      try {
        await loanApplication.submit({ part })
      } catch (error) {
        const papers = missingIn(error)
        setMissing(papers)
        // Each is said beside its paper.
        throw Object.keys(papers).length === 0 ? error : new Error(copy.papersMissing)
      }
      await Promise.all(loanRereads.map(key => queries.invalidateQueries({ queryKey: [key] })))
      onSubmitted()
    },
  })
  const { isKept, keep } = useKeptAnswers(part, form.values, form.isChanged)
  const isOnDevice = useKept().has(draftOf(part))
  useArrived(application, () => setMissing({}))
  const asked = papersFor(part, form.values)
  return (
    <FormFrame form={form} label={copy.partNames[part]}>
      <AnswerFields part={part} form={form} kept={application.answers} />
      <PaperList asked={asked} application={application} missing={missing} />
      <Actions>
        <Button kind="primary" type="submit" busy={form.busy} busyWords="Submitting">
          {copy.submitPart[part]}
        </Button>
        <output>{isKept ? (isOnDevice ? keptHere : 'Kept') : 'Keeping what you typed'}</output>
      </Actions>
      {part !== 'financial' && <p>{copy.goOn}</p>}
    </FormFrame>
  )
}

const missingIn = (error: unknown): Partial<Record<PaperField, string>> =>
  error instanceof ApiError ? { ...error.fields } : {}

/** A paper that has come, or gone, since the last try: what was missing is asked anew. */
function useArrived({ papers, lacks }: ApplicationView, onChange: () => void): void {
  const held = [...papers.map(({ id }) => id), ...lacks].join()
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(), [held])
}
