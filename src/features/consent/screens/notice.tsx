import { Fragment } from 'react'
import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import p from '#src/features/people/screens/profile.module.css'
import { Link } from '#src/ui/link.tsx'
import { law } from '../copy.ts'
import { versions, type Purpose } from '../rules.ts'
import { useConsentWords } from './use-words.ts'

/** What is agreed to, row by row, and what one can do about it: by itself, without the terms or anything else. */
export function NoticeRows({ purposes, version }: { purposes: readonly Purpose[]; version: number }) {
  const { words: copy, day, languageOf } = useConsentWords()
  const from = versions.find(one => one.version === version)?.from
  return (
    <div className="heads-4 stack-4" lang={languageOf('purposes')}>
      {purposes.map(purpose => (
        <section key={purpose} className="stack-2 ruled-below pad-y-4" aria-label={copy.purposes[purpose].title}>
          <h3 className="text-3">{copy.purposes[purpose].title}</h3>
          <dl className={p.facts}>
            {columns.map(column => (
              <Fragment key={column}>
                <dt>{copy.columns[column]}</dt>
                <dd>{copy.purposes[purpose][column]}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
      <p>
        {copy.notice.rights}{' '}
        <Link href="/profile/your-data" target="_blank">
          {copy.notice.rightsLink}
        </Link>
      </p>
      <p>
        {copy.notice.complain}{' '}
        <Link href="/contact" target="_blank">
          {copy.notice.complainLink}
        </Link>
      </p>
      <SourceLine of={[law]} />
      {from !== undefined && <p className="quiet">{copy.notice.from(version, day(from, 'notice'))}</p>}
    </div>
  )
}

const columns = ['what', 'why', 'whom', 'until', 'withdrawn'] as const
