import type { ReactNode } from 'react'
import type { Language } from '#src/values/languages.ts'
import { statementLines } from '#src/stages/loans/statements/rules.ts'
import type { Sheet } from '../contract.ts'
import { linesOf, riseLines, riseNote, versionName, type Line } from '../rules.ts'
import type { saidInEnglish } from './use-words.ts'

type SheetFiguresProps = {
  /** In the language of who reads it. */ said: typeof saidInEnglish
  sheet: Sheet
  firstName: string
  /** To get the lender's own paper. */ files?: ReactNode
}

/** All that the page says of an offer, on the family's phone and where the student sees what they read. */
export function SheetFigures({ said, sheet, firstName, files }: SheetFiguresProps) {
  const { words: copy, languageOf, dayOf } = said.sheet
  const statementCopy = said.statements.words
  const { figures, isAccepted, changedAt, version } = sheet
  return (
    <>
      <p lang={languageOf('asOf')}>
        {isAccepted ? copy.accepted(firstName) : copy.considered(firstName)} {copy.asOf(dayOf(changedAt, 'asOf'))}{' '}
        {copy.version(versionName(version))}.
      </p>
      <Lines lines={linesOf(figures, copy)} language={languageOf('lines')} />
      <section className="heads-3 stack-2" aria-label={copy.rises.title} lang={languageOf('rises')}>
        <h3>{copy.rises.title}</h3>
        <p>{riseNote(figures, copy)}</p>
        <Lines lines={riseLines(figures, copy)} language={languageOf('rises')} />
      </section>
      <section className="heads-3 stack-2" aria-label={statementCopy.title}>
        <h3>{statementCopy.title}</h3>
        {statementLines(sheet, statementCopy, given => said.statements.dayOf(given, 'given')).map(line => (
          <p key={line} lang={said.statements.languageOf('given')}>
            {line}
          </p>
        ))}
        {files}
        <p className="quiet" lang={said.statements.languageOf('counts')}>
          {statementCopy.counts}
        </p>
      </section>
      <p className="quiet" lang={languageOf('notAgreement')}>
        {copy.notAgreement}
      </p>
    </>
  )
}

const Lines = ({ lines, language }: { lines: readonly Line[]; language: Language }) =>
  lines.length > 0 && (
    <dl lang={language}>
      {lines.map(({ label, value, note }) => (
        <div key={label} className="stack-1 ruled-below pad-y-3 breakable">
          <dt className="muted">{label}</dt>
          <dd className="large-3">{value}</dd>
          {note !== undefined && <dd className="muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
