import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { optional, useRead } from '#src/browser/reads.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import type { BesideProps } from '#src/features/documents/screens/slots.ts'
import { kindByName, type PurposeName } from '#src/features/documents/rules.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as copy from '../copy.ts'
import { filesAmong, fromEarlierRound, isConcerned, offeredTo, roundBeganIn } from '../rules.ts'
import { titleAt } from '../titles/copy.ts'
import { ofRecord } from '../validity/rules.ts'
import { papersApi } from './api.ts'
import { fitted } from './fitted.ts'
import { KeepRead } from './keep-read.tsx'
import { note, noteRecord } from './note-record.ts'
import { WhereUsed } from './where-used.tsx'
import { dayHere } from './days.ts'

/** The server makes the place refer to it. */
export const takeStored = (use: Parameters<typeof papersApi.use>[0]) => papersApi.use(use)

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
  const use = useMutation({
    mutationFn: async (paper: Parameters<typeof fitted>[0]) => onChosen(await fitted(paper, purpose)),
    onError: error => toasts.error(error.message),
  })
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
          <Button kind="link" busy={use.isPending && use.variables.id === paper.id} onClick={() => use.mutate(paper)}>
            {copy.useHere}
            <VisuallyHidden>{copy.about(titleAt(paper))}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Below a tray, of the last that arrived there; or beside what was read, of which record it is. */
export function Beside({ id, file, sevisId, keeps }: BesideProps) {
  useEffect(() => {
    if (id !== undefined && file !== undefined) void noteRecord(id, file)
    if (id !== undefined && sevisId !== undefined) void note(id, sevisId)
  }, [id, file, sevisId])
  return (
    <>
      {sevisId !== undefined && <OfRecord sevisId={sevisId} />}
      {keeps !== undefined && <KeepRead {...keeps} />}
      {file !== undefined && id !== undefined && <WhereUsed key={id} id={id} />}
    </>
  )
}

function OfRecord({ sevisId }: { sevisId: string }) {
  const own = optional(useRead(papersApi.read))
  if (own === undefined) return null
  const since = { roundBegan: null, startMoved: null, record: own.record }
  if (fromEarlierRound({ paper: 'i-20', addedAt: '', sevisId }, since) === undefined) return null
  return (
    <Notice tone="wrong" live>
      {ofRecord({ sevisId }, since)}
    </Notice>
  )
}
