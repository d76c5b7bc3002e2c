import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { readAgain } from '#src/browser/queries.ts'
import { readOf } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { useFixing } from '#src/features/documents/fixing/screens/use-fixing.tsx'
import { Tray } from '#src/features/documents/screens/tray/tray.tsx'
import { AsOf } from '#src/features/family/screens/as-of.tsx'
import { titles } from '#src/stages/loans/application/copy.ts'
import { fileNames } from '#src/stages/loans/application/file-names/copy.ts'
import { kindOf } from '#src/stages/loans/application/kinds/rules.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { CoBorrowingView } from '../contract.ts'
import { familyCoBorrowing } from './api.ts'
import { useCoBorrowerWords } from './use-words.ts'

export const { keyOf } = familyCoBorrowing.read

const rereads = ['family'] as const

/** What who borrows with the student gives themselves for the loan, to whom it goes, and how it ends. */
export default function FamilyCoBorrowing({ student }: { student: string }) {
  const { words: copy, languageOf } = useCoBorrowerWords()
  const query = useQuery(readOf(familyCoBorrowing.read, { student }))
  return (
    <section className="heads-4 stack-4" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <Loaded query={query} rows={6}>
        {view => (
          <>
            <p>{copy.borrows(view.firstName)}</p>
            <p className="semibold" lang={languageOf('goesTo')}>
              {copy.goesTo(view.firstName)}
            </p>
            <p lang={languageOf('sees')}>
              {copy.sees(view.firstName)} {copy.yours}
            </p>
            <Papers view={view} student={student} />
            <Lenders view={view} />
            {view.papers.some(({ own }) => own !== null) && <EraseAll student={student} />}
            <AsOf read={view.now} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type OfStudent = { view: CoBorrowingView; student: string }
type Paper = CoBorrowingView['papers'][number]

const names = async () => fileNames

function Papers({ view: { papers, firstName }, student }: OfStudent) {
  const { words: copy } = useCoBorrowerWords()
  const queries = useQueryClient()
  const { fix, editor } = useFixing()
  const erase = useVerb((paper: string) => familyCoBorrowing.erase({ student, paper }), {
    rereads,
    done: copy.erased,
  })
  const slots = papers.map(({ field, isAskedFor, isThere, own }) => {
    const address = `/api/family/${student}/co-borrowing/papers/${field}`
    const replaces = own === null ? {} : { replaces: own.id }
    return {
      id: field,
      label: titles[field],
      hint: isThere ? copy.isThere : isAskedFor ? undefined : copy.extra,
      optional: isThere || !isAskedFor,
      purpose: 'loan' as const,
      to: address,
      replacing: () => `${address}?${new URLSearchParams(replaces)}`,
      papers: [kindOf[field].paper, ...(kindOf[field].couldBe ?? [])],
      takeStored: ({ id }: { id: string }) =>
        familyCoBorrowing.takeStored({ student, field, document: id, ...replaces }),
      prepare: (file: File) => fix(file, { hidesPart: field === 'aadhaar' }),
      value: own === null ? [] : [own.document],
      opensAt: '/api/documents',
      onArrived: () => readAgain(queries, ...rereads),
      onRemove: () => own !== null && erase.mutate(own.id),
      beside: own !== null && <Standing field={field} own={own} firstName={firstName} student={student} />,
    }
  })
  const left = papers.filter(({ isAskedFor, isThere, own }) => isAskedFor && !isThere && own === null).length
  return (
    <>
      <Tray title={copy.listTitle} purpose="loan" slots={slots} names={names} left={copy.left(left)} />
      {editor}
    </>
  )
}

type StandingProps = Pick<Paper, 'field'> & { own: NonNullable<Paper['own']>; firstName: string; student: string }

/** Since when it is here, and whether the student may open it. */
function Standing({ field, own: { id, at, isShown }, firstName, student }: StandingProps) {
  const { words: copy, dayOf, languageOf } = useCoBorrowerWords()
  // What was pressed is shown at once, and goes back with a refusal.
  const [pressed, setPressed] = useState<boolean>()
  const show = useVerb((is: boolean) => familyCoBorrowing.show({ student, paper: id, isShown: is }), {
    rereads,
    done: copy.saved,
    settled: () => setPressed(undefined),
  })
  return (
    <>
      <span className="quiet" lang={languageOf('since')}>
        {copy.since(dayOf(at, 'since'))}
      </span>
      <Checkbox
        name={`shown-${field}`}
        label={copy.letOpen(firstName, titles[field])}
        value={pressed ?? isShown}
        disabled={show.isPending}
        onChange={is => {
          setPressed(is)
          show.mutate(is)
        }}
      />
    </>
  )
}

function Lenders({ view: { lenders, firstName } }: Pick<OfStudent, 'view'>) {
  const { words: copy, dayOf, languageOf } = useCoBorrowerWords()
  return (
    <section className="heads-3 stack-2" aria-label={copy.lenders.title} lang={languageOf('lenders')}>
      <h3>{copy.lenders.title}</h3>
      {lenders.length === 0 && <p>{copy.lenders.none(firstName)}</p>}
      <ul className="list">
        {lenders.map(({ bank, since, hasEnded }) => (
          <li key={bank} className="ruled-below pad-y-3 breakable">
            {hasEnded ? copy.lenders.ended(bank) : copy.lenders.line(bank, dayOf(since, 'lenders'))}
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href="/profile/your-data">{copy.lenders.opened}</ButtonLink>
      </div>
    </section>
  )
}

function EraseAll({ student }: { student: string }) {
  const { words: copy } = useCoBorrowerWords()
  return (
    <div>
      <ConfirmVerb
        label={copy.ending.label}
        title={copy.ending.title}
        confirm={copy.ending.confirm}
        keep={copy.ending.keep}
        done={copy.ending.done}
        rereads={rereads}
        act={() => familyCoBorrowing.eraseAll({ student })}
      >
        <p>{copy.ending.what}</p>
      </ConfirmVerb>
    </div>
  )
}
