import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { AsOf } from '#src/features/family/screens/as-of.tsx'
import { file as statementFile } from '#src/stages/loans/statements/copy.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { AgreementView, Sheet, SheetView } from '../contract.ts'
import { fileName } from '../copy.ts'
import { inRupees, versionName } from '../rules.ts'
import { familyLoan } from './api.ts'
import { SheetFigures } from './sheet-figures.tsx'
import { useSheetWords, useKeyFactWords } from './use-words.ts'

export const { keyOf } = familyLoan.read

/** What the family reads of a loan, and where they agree to it. */
export default function FamilyLoan({ student }: { student: string }) {
  const said = { sheet: useSheetWords(), statements: useKeyFactWords() }
  const { words: copy, languageOf } = said.sheet
  const [isRead, setRead] = useState(false)
  const query = useQuery(readOf(familyLoan.read, { student }))
  return (
    <section className="heads-4 stack-4" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <Loaded query={query} rows={6}>
        {({ now: read, firstName, sheet, agreements }) => (
          <>
            {sheet === null ? (
              <p>{copy.nothingShown}</p>
            ) : (
              <>
                <p className="semibold" lang={languageOf('inShort')}>
                  {copy.inShort(inRupees(sheet.figures.amount), sheet.figures.lender, inRupees(sheet.figures.emi))}
                </p>
                <Fold summary={copy.read} isOpen={isRead || hasChanged(agreements)} onToggle={setRead}>
                  <div className="stack-4">
                    <SheetFigures
                      said={said}
                      sheet={sheet}
                      firstName={firstName}
                      files={<Files sheet={sheet} student={student} />}
                    />
                    <Others agreements={agreements} />
                    <Agreeing sheet={sheet} agreements={agreements} student={student} />
                    <div>
                      <DownloadButton from={`/api/family/${student}/loan/paper`} name={fileName}>
                        {copy.download}
                      </DownloadButton>
                    </div>
                  </div>
                </Fold>
              </>
            )}
            <AsOf read={read} />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Since they agreed: it is open then, to be read again. */
function hasChanged(agreements: SheetView['agreements']): boolean {
  const last = agreements.find(({ isOwn }) => isOwn)
  return last !== undefined && !last.isCurrent && last.takenBackAt === null
}

type OfStudent = { student: string; sheet: Sheet }

function Files({ student, sheet: { statements } }: OfStudent) {
  const { words: statementCopy } = useKeyFactWords()
  return statements
    .filter(({ isHere }) => isHere)
    .map(({ language }) => (
      <div key={language}>
        <DownloadButton from={`/api/family/${student}/loan/statements/${language}`} name={statementFile(language)}>
          {statementCopy.open(language)}
        </DownloadButton>
      </div>
    ))
}

/** Who else agreed to what is shown. */
function Others({ agreements }: Pick<SheetView, 'agreements'>) {
  const { words: copy, dayOf, languageOf } = useSheetWords()
  return agreements
    .filter(({ isOwn, isCurrent, takenBackAt }) => !isOwn && isCurrent && takenBackAt === null)
    .map(({ id, relation, at }) => (
      <p key={id} lang={languageOf('agreed')}>
        {copy.agreed.line(copy.agreed.other(relation), dayOf(at, 'agreed'))}.
      </p>
    ))
}

type AgreeingProps = OfStudent & Pick<SheetView, 'agreements'>

/** An agreement is of the version that is read here; what was agreed to before stays on record. */
function Agreeing({ student, sheet: { version }, agreements }: AgreeingProps) {
  const { words: copy, dayOf, languageOf } = useSheetWords()
  const agree = useVerb(() => familyLoan.agree({ student, version }), { rereads: ['family'], done: copy.agreeing.done })
  const takeBack = useVerb(() => familyLoan.takeBack({ student }), {
    rereads: ['family'],
    done: copy.agreeing.takenBack,
  })
  const own = agreements.filter(({ isOwn }) => isOwn)
  const standing = own.find(({ isCurrent, takenBackAt }) => isCurrent && takenBackAt === null)
  return (
    <section className="heads-3 stack-3" aria-label={copy.agreeing.title} lang={languageOf('agreeing')}>
      <h3>{copy.agreeing.title}</h3>
      {standing === undefined && <Earlier of={own[0]} version={version} />}
      {standing !== undefined && (
        <Notice tone="done">{copy.agreeing.own(dayOf(standing.at, 'agreeing'), versionName(version))}</Notice>
      )}
      <p>{copy.agreeing.what}</p>
      {standing === undefined && (
        <Button kind="primary" wide busy={agree.isPending} onClick={() => agree.mutate(undefined)}>
          {copy.agreeing.agree}
        </Button>
      )}
      {own.some(({ takenBackAt }) => takenBackAt === null) && (
        <div>
          <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
            {copy.agreeing.takeBack}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What they said last, where it is not of this version or was taken back. */
function Earlier({ of, version }: { of: AgreementView | undefined; version: string }) {
  const { words: copy, dayOf } = useSheetWords()
  const day = (moment: string) => dayOf(moment, 'agreeing')
  if (of === undefined) return null
  if (of.takenBackAt !== null) return <p>{copy.agreeing.ownBack(day(of.at), day(of.takenBackAt))}</p>
  return (
    <Notice tone="waiting" live title={copy.agreeing.changedTitle}>
      {copy.agreeing.changed(day(of.at), versionName(of.version), versionName(version))}
    </Notice>
  )
}
