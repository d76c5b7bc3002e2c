import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../copy.ts'
import {
  hasOtherLetters,
  isSingleName,
  sevisName,
  type TypedName,
} from '#src/features/passport-profile/shapes/rules.ts'
import s from './name-guide.module.css'

/** What to type in each form. Open by itself for who needs it, behind one line for everybody else. */
export function NameGuide({ name }: { name: TypedName }) {
  const isSingle = isSingleName(name)
  const { surname } = sevisName(name)
  const rows = [
    { form: copy.forms.i20, given: copy.leaveEmpty },
    { form: copy.forms.ds160, given: copy.fnu },
  ]
  return (
    <>
      {hasOtherLetters(`${name.lastName}${name.firstName}${name.middleName}`) && (
        <Notice tone="waiting">{copy.latinOnly}</Notice>
      )}
      <details key={String(isSingle)} className={s.guide} open={isSingle}>
        <summary>{copy.guideTitle}</summary>
        <p>{copy.guideWords}</p>
        <dl className={s.forms}>
          {rows.map(({ form, given }) => (
            <div key={form}>
              <dt>{form}</dt>
              <dd>
                {copy.columns.surname}: <strong>{isSingle ? surname : copy.yourWholeName}</strong>
              </dd>
              <dd>
                {copy.columns.given}: <strong>{given}</strong>
              </dd>
            </div>
          ))}
        </dl>
        <SourceLine of={copy.datedFacts} />
      </details>
    </>
  )
}
