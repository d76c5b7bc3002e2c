import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { optional, useRead } from '#src/browser/reads.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { kindByName, type PurposeName } from '#src/features/documents/rules.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as copy from '../copy.ts'
import { filesAmong, fromEarlierRound, isConcerned, offeredTo, roundBeganIn } from '../rules.ts'
import { titleAt } from '../titles/copy.ts'
import { ofRecord } from '../validity/rules.ts'
import { papersApi } from './api.ts'
import { dayHere } from './days.ts'

type OffersProps = {
  papers: readonly string[]
  concerns?: string | null | undefined
  purpose: PurposeName | undefined
  onChosen: (file: DocumentView) => Promise<unknown>
}

/** What the student has added elsewhere of the kinds that are taken here: used by a press, and by nothing else. */
export function Offers({ papers, concerns, purpose, onChosen }: OffersProps) {
  const toasts = useToasts()
  const own = optional(useRead(papersApi.read))
  const journey = optional(useJourney())
  const [at] = useLocation()
  const use = useMutation({ mutationFn: onChosen, onError: error => toasts.error(error.message) })
  if (own === undefined || journey === undefined) return null
  const wanted = { papers, at, concerns: concerns != null && isConcerned(concerns) ? concerns : null }
  // A start that was moved is no reason to hide an I-20: its day stands beside it, and what is read is compared.
  const since = { roundBegan: roundBeganIn(journey.stages), startMoved: null, record: own.record }
  const offered = offeredTo(filesAmong(own), { ...wanted, since }).filter(({ document: { name, type } }) =>
    purpose === undefined ? type === 'application/pdf' : kindByName(name, purpose) !== undefined,
  )
  if (offered.length === 0) return null
  return (
    <ul className="list stack-1">
      {offered.map(paper => (
        <li key={paper.id} className="row-3 baseline lines-1 breakable">
          <span>
            {copy.offered(titleAt(paper), paper.place, dayHere(paper.addedAt))}
            {fromEarlierRound(paper, since)?.includes('record') === true && ` ${ofRecord(paper, since)}`}
          </span>
          <Button
            kind="link"
            busy={use.isPending && use.variables.id === paper.document.id}
            onClick={() => use.mutate(paper.document)}
          >
            {copy.useHere}
            <VisuallyHidden>{copy.about(titleAt(paper))}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  )
}
