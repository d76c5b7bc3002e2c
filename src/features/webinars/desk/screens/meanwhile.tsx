import { Notice } from '#src/ui/notice.tsx'
import type { DeskWebinarView } from '../contract.ts'
import * as copy from '../copy.ts'

type MeanwhileProps = {
  webinar: DeskWebinarView
  meanwhile: { readonly [name: string]: string | undefined }
  labels: { readonly [name: string]: string }
}

/** What somebody else wrote while one was typing, beside what one typed. */
export function Meanwhile({ webinar, meanwhile, labels }: MeanwhileProps) {
  const changes = Object.entries(meanwhile)
  if (changes.length === 0) return null
  return (
    <Notice tone="info" live title={copy.meanwhile(webinar.changedBy ?? copy.somebody)}>
      <dl className="stack-2">
        {changes.map(([name, value]) => (
          <div key={name}>
            <dt className="dim">{labels[name] ?? name}</dt>
            <dd className="as-typed">{value === '' ? 'Nothing' : value}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
