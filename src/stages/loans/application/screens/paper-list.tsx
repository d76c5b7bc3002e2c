import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { Messages } from '#src/values/messages.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { loanApplication, loanRereads } from '#src/stages/loans/screens/loan-queries.ts'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { lackOf, type papersFor, type PaperField } from '../rules.ts'
import s from './application.module.css'
import { sayLacking } from './later-answers.ts'
import { PaperHelp } from './paper-help.tsx'
import { usePreparing } from '../picture/screens/use-preparing.tsx'
import { readAgain } from '#src/browser/queries.ts'

type Asked = ReturnType<typeof papersFor>[number]
type PaperListProps = {
  asked: readonly Asked[]
  application: ApplicationView
  missing: Messages
}

/** Each paper with its own field; what arrived is kept at once. */
export function PaperList({ asked, application, missing }: PaperListProps) {
  const [helped, setHelped] = useState<PaperField>()
  const held = new Set([...application.papers.map(({ field }) => field), ...application.lacks])
  const left = asked.filter(({ field, isOptional }) => isOptional !== true && !held.has(field)).length
  return (
    <section className={s.papers} aria-label="Papers">
      <h3>
        Papers <span className={s.left}>{left === 0 ? 'all here' : copy.papersLeft(left)}</span>
      </h3>
      {asked.map(paper => (
        <PaperItem
          key={paper.field}
          paper={paper}
          application={application}
          error={missing[paper.field]}
          onHelp={() => setHelped(paper.field)}
        />
      ))}
      <PaperHelp field={helped} onClose={() => setHelped(undefined)} />
    </section>
  )
}

type PaperItemProps = { paper: Asked; application: ApplicationView; error: string | undefined; onHelp: () => void }

function PaperItem({ paper, application, error, onHelp }: PaperItemProps) {
  const { field, most, isOptional, mayLack } = paper
  const queries = useQueryClient()
  const own = application.papers.filter(one => one.field === field)
  const reread = () => readAgain(queries, ...loanRereads)
  const remove = useVerb((id: string) => loanApplication.removePaper({ id }), { rereads: loanRereads })
  const { prepare, editor } = usePreparing(field)
  const isLacking = application.lacks.includes(field)
  return (
    <div className="stack-2">
      {!isLacking && (
        <FileField
          label={copy.titles[field]}
          optional={isOptional}
          purpose="loan"
          to={`/api/loans/papers/${field}`}
          most={most}
          tooMany={copy.tooMany(most)}
          prepare={prepare}
          error={error}
          value={own.map(({ document }) => document)}
          onChange={documents => {
            const gone = own.find(({ document }) => !documents.some(({ id }) => id === document.id))
            if (gone === undefined) void reread()
            else remove.mutate(gone.id)
          }}
        />
      )}
      {editor}
      <div className={s.beside}>
        <Button kind="link" onClick={onHelp}>
          {copy.whatIsIt}
          <VisuallyHidden> {copy.titles[field]}</VisuallyHidden>
        </Button>
        {mayLack === true && own.length === 0 && <Lacking field={field} application={application} />}
      </div>
    </div>
  )
}

function Lacking({ field, application: { lacks } }: { field: PaperField; application: ApplicationView }) {
  const isLacking = lacks.includes(field)
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
          {isLacking && <strong> {copy.titles[field]}</strong>}
        </>
      }
      detail={kept.has(lackOf(field)) ? keptHere : undefined}
      value={isLacking}
      onChange={tick}
      onBlur={() => {}}
    />
  )
}
