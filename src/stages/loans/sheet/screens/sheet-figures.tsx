import type { ReactNode } from 'react'
import * as statementCopy from '#src/stages/loans/statements/copy.ts'
import { statementLines } from '#src/stages/loans/statements/rules.ts'
import type { Sheet } from '../contract.ts'
import * as copy from '../copy.ts'
import { linesOf, riseLines, riseNote, versionName, type Line } from '../rules.ts'
import { dayIn } from './days.ts'

type SheetFiguresProps = { sheet: Sheet; firstName: string; /** To get the lender's own paper. */ files?: ReactNode }

/** All that the page says of an offer, on the family's phone and where the student sees what they read. */
export function SheetFigures({ sheet, firstName, files }: SheetFiguresProps) {
  const { figures, isAccepted, changedAt, version } = sheet
  return (
    <>
      <p>
        {isAccepted ? copy.accepted(firstName) : copy.considered(firstName)} {copy.asOf(dayIn(changedAt))}{' '}
        {copy.version(versionName(version))}.
      </p>
      <Lines lines={linesOf(figures)} />
      <section className="heads-3 stack-2" aria-label={copy.rises.title}>
        <h3>{copy.rises.title}</h3>
        <p>{riseNote(figures)}</p>
        <Lines lines={riseLines(figures)} />
      </section>
      <section className="heads-3 stack-2" aria-label={statementCopy.title}>
        <h3>{statementCopy.title}</h3>
        {statementLines(sheet).map(line => (
          <p key={line}>{line}</p>
        ))}
        {files}
        <p className="quiet">{statementCopy.counts}</p>
      </section>
      <p className="quiet">{copy.notAgreement}</p>
    </>
  )
}

const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.length > 0 && (
    <dl>
      {lines.map(({ label, value, note }) => (
        <div key={label} className="stack-1 ruled-below pad-y-3 breakable">
          <dt className="muted">{label}</dt>
          <dd className="large-3">{value}</dd>
          {note !== undefined && <dd className="muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
