import { labels, titles } from '../../application/copy.ts'
import type { Answers } from '../../application/rules.ts'
import type { ApplicationFile } from '../contract.ts'
import type { Which } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'

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

/** Each look at a paper is written down. */
export const paperAddress = ({ student, bank }: Which, document: string): string =>
  `/api/desk/loan-applications/${student}/papers/${document}?${new URLSearchParams({ bank })}`

/** What was typed and every paper. */
export function WhatWasSent({ file: { application }, which }: { file: ApplicationFile; which: Which }) {
  const { answers, papers, lacks } = application
  return (
    <section className={s.sent}>
      <h2>What was sent</h2>
      <dl>
        {shown
          .filter(field => answers[field] !== '')
          .map(field => (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd>{field === 'aadhaar_number' ? `ends in ${answers[field]}` : answers[field]}</dd>
            </div>
          ))}
      </dl>
      <ul className={s.papers} aria-label="Papers">
        {papers.map(({ id, field, document }) => (
          <li key={id}>
            <span className={s.quiet}>{titles[field]}</span>
            <a href={paperAddress(which, document.id)} target="_blank" rel="noreferrer">
              {document.name}
            </a>
          </li>
        ))}
      </ul>
      {lacks.length > 0 && <p className={s.quiet}>Not there: {lacks.map(field => titles[field]).join(', ')}.</p>}
    </section>
  )
}
