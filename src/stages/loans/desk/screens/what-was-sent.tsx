import { sizeWords } from '#src/features/documents/rules.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { earningNames, titles } from '#src/stages/loans/application/copy.ts'
import type { Answers } from '#src/stages/loans/application/rules.ts'
import type { ApplicationFile } from '../contract.ts'
import { relationNames } from '#src/features/family/copy.ts'
import { desk as given } from '#src/stages/loans/co-borrower/copy.ts'
import { Notice } from '#src/ui/notice.tsx'
import { accessEnded, collateralWords, fieldWords } from '../copy.ts'
import type { Which } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/loans/screens/loans.module.css'

const shown = [
  'residential_address',
  'pan',
  'aadhaar_number',
  'co_applicant_type',
  'co_applicant_name',
  'co_applicant_pan',
  'ifsc',
  'collateral',
] as const satisfies readonly (keyof Answers)[]

/** What was typed and every paper. */
export function WhatWasSent({ application, which }: Pick<ApplicationFile, 'application'> & { which: Which }) {
  if (application === null) return <Notice tone="info" title={accessEnded} />
  const { answers, papers, coPapers, missing, lacks } = application
  return (
    <section className={classes('stack-4', s.sent)}>
      <h2>What was sent</h2>
      <dl className="stack-3">
        {shown
          .filter(field => answers[field] !== '')
          .map(field => (
            <div key={field}>
              <dt>{fieldWords[field]}</dt>
              <dd>{wordsOf(field, answers)}</dd>
            </div>
          ))}
      </dl>
      <h3>Papers</h3>
      <p className="quiet">Who reads a paper, and when, is written down.</p>
      <ul className="stack-3 list" aria-label="Papers">
        {papers.map(({ id, field, document }) => (
          <li className="stack leading breakable" key={id}>
            <span className="quiet">{titles[field]}</span>
            <PaperLink document={document} which={which} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Notice tone="waiting" live title={given.missingTitle}>
          {given.missing(missing.map(field => titles[field]))}
        </Notice>
      )}
      {coPapers.length > 0 && (
        <>
          <h3>{given.title}</h3>
          <ul className="stack-3 list" aria-label={given.title}>
            {coPapers.map(({ id, field, relation, document }) => (
              <li className="stack leading breakable" key={id}>
                <span className="quiet">{given.line(titles[field], relationNames[relation])}</span>
                {document !== null && <PaperLink document={document} which={which} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {lacks.length > 0 && (
        <p className="quiet">The student says not to have: {lacks.map(field => titles[field]).join(', ')}.</p>
      )}
    </section>
  )
}

function wordsOf(field: (typeof shown)[number], answers: Answers): string {
  if (field === 'aadhaar_number') return `Ends in ${answers.aadhaar_number}`
  if (field === 'collateral') return collateralWords[answers.collateral === 'yes' ? 'yes' : 'no']
  if (field === 'co_applicant_type') {
    return earningNames[answers.co_applicant_type === 'self_employed' ? 'self_employed' : 'salaried']
  }
  return answers[field]
}

/** Each look at it is written down. */
export function PaperLink({ document: { id, name, bytes }, which }: { document: DocumentView; which: Which }) {
  const { student, bank } = which
  const address = `/api/desk/loan-applications/${student}/papers/${id}?${new URLSearchParams({ bank })}`
  return (
    <a href={address} download={name}>
      {name} <span className="one-line">({sizeWords(bytes)})</span>
    </a>
  )
}
