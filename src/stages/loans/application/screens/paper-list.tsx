import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFixing } from '#src/features/documents/fixing/screens/use-fixing.tsx'
import { Tray } from '#src/features/documents/screens/tray/tray.tsx'
import { upTo } from '#src/features/documents/tray/copy.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import type { Messages } from '#src/values/messages.ts'
import { loanApplication, loanRereads } from '#src/stages/loans/screens/api.ts'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { kindOf } from '../kinds/rules.ts'
import { papers, parts, type papersFor, type PaperField, lackOf } from '../rules.ts'
import { readAgain } from '#src/browser/queries.ts'
import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { sayLacking } from './later-answers.ts'

type PaperListProps = {
  asked: ReturnType<typeof papersFor>
  application: ApplicationView
  missing: Messages
}

/** Few have one. */
const GivenPaper = later(
  orNothing(async () => (await import('#src/stages/loans/co-borrower/screens/given-papers.tsx')).GivenPaper),
  null,
)

const PaperHelp = later(
  orNothing(async () => (await import('./paper-help.tsx')).PaperHelp),
  null,
)

/** With what each paper is elsewhere, by which a PDF is recognised. */
const names = async () => {
  const [{ fileNames }] = await Promise.all([import('../file-names/copy.ts'), import('../kinds/rules.ts')])
  return fileNames
}

/** Each paper with its own row; what arrived is kept at once. */
export function PaperList({ asked, application, missing }: PaperListProps) {
  const [helped, setHelped] = useState<PaperField>()
  const queries = useQueryClient()
  const remove = useVerb((id: string) => loanApplication.removePaper({ id }), { rereads: loanRereads })
  const { fix, editor } = useFixing()
  const kinds = useKinds()
  const fromOther = application.coPapers.filter(({ isAskedFor }) => isAskedFor)
  const held = new Set([...application.papers, ...fromOther].map(({ field }) => field).concat(application.lacks))
  const left = asked.filter(({ field, isOptional }) => isOptional !== true && !held.has(field)).length
  const slots = asked.map(({ field, most, isOptional, mayLack = false }) => {
    const own = application.papers.filter(one => one.field === field)
    const idOf = (document: string) => own.find(one => one.document.id === document)?.id ?? ''
    const given = fromOther.filter(one => one.field === field)
    const isSettled = application.lacks.includes(field) || given.length > 0
    return {
      id: field,
      label: copy.titles[field],
      hint: most > 1 ? upTo(most) : undefined,
      optional: isOptional,
      purpose: 'loan' as const,
      to: addressOf(field),
      replacing: ({ id }: { id: string }) => `${addressOf(field)}?${new URLSearchParams({ replaces: idOf(id) })}`,
      papers: kinds && [kinds[field].paper, ...(kinds[field].couldBe ?? [])],
      concerns: kinds?.[field].concerns,
      takeStored: ({ id }: { id: string }, replaced: { id: string } | undefined) =>
        loanApplication.takeStored({ field, document: id, ...(replaced && { replaces: idOf(replaced.id) }) }),
      most,
      tooMany: copy.tooMany(most),
      prepare: (file: File) => fix(file, { hidesPart: field === 'aadhaar' }),
      error: missing[field],
      value: own.map(({ document }) => document),
      onArrived: () => readAgain(queries, ...loanRereads),
      onRemove: ({ id }: { id: string }) => remove.mutate(idOf(id)),
      isSettled,
      help: (
        <Button kind="link" onClick={() => setHelped(field)}>
          {copy.whatIsIt}
          <VisuallyHidden> {copy.titles[field]}</VisuallyHidden>
        </Button>
      ),
      beside: (
        <>
          {given.map(paper => (
            <GivenPaper key={paper.id} paper={paper} />
          ))}
          {mayLack && own.length === 0 && <Lacking field={field} application={application} />}
        </>
      ),
    }
  })
  return (
    <>
      <Tray
        title="Papers"
        purpose="loan"
        slots={slots}
        names={names}
        left={left === 0 ? 'all here' : copy.papersLeft(left)}
        elsewhere={elsewhere}
      />
      {editor}
      {helped !== undefined && <PaperHelp field={helped} onClose={() => setHelped(undefined)} />}
    </>
  )
}

/** Once they are fetched: without them nothing is offered of what is stored. */
function useKinds(): typeof kindOf | undefined {
  const [kinds, setKinds] = useState<typeof kindOf>()
  useEffect(() => {
    import('../kinds/rules.ts').then(
      found => setKinds(found.kindOf),
      () => {},
    )
  }, [])
  return kinds
}

/** Of a paper that another part asks for. */
function elsewhere(field: string): string | undefined {
  const paper = papers.find(one => one.field === field)
  return paper && copy.elsewhere(copy.titles[paper.field], parts.indexOf(paper.part) + 1, copy.partNames[paper.part])
}

const addressOf = (field: PaperField): string => `/api/loans/papers/${field}`

type LackingProps = { field: PaperField; application: ApplicationView }

/** That one does not have a paper. */
function Lacking({ field, application: { lacks } }: LackingProps) {
  const kept = useKept()
  const tick = useTick((is: boolean) => sayLacking(field, is), {
    rereads: loanRereads,
    inOrder: 'loan-lacks',
    shows: is => ({ thing: lackOf(field), is }),
  })
  return (
    <Checkbox
      name={`lacks-${field}`}
      label={
        <>
          {field === 'aadhaar' ? copy.otherId : copy.lacks}
          <VisuallyHidden>: {copy.titles[field]}</VisuallyHidden>
        </>
      }
      detail={kept.has(lackOf(field)) ? keptHere : undefined}
      value={lacks.includes(field)}
      onChange={tick}
      onBlur={() => {}}
    />
  )
}
