import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../copy.ts'
import {
  ds160Letters,
  ds160Name,
  hasOtherLetters,
  isSingleName,
  sevisLetters,
  sevisName,
  withoutMarks,
  type TypedName,
} from '#src/features/passport-profile/shapes/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/passport-profile/screens/passport-profile.module.css'

/** What to type in each form. Open by itself for who needs it, behind one line for everybody else. */
export function NameGuide({ name }: { name: TypedName }) {
  const isSingle = isSingleName(name)
  const all = [name.lastName, name.firstName, name.middleName].join(' ').trim().replaceAll(/\s+/g, ' ')
  const isMarked = withoutMarks(all) !== all
  const rows = rowsOf(name, isSingle || isMarked)
  return (
    <>
      {hasOtherLetters(all) && <Notice tone="waiting">{copy.latinOnly}</Notice>}
      <details key={String(isSingle || isMarked)} className={classes('stack-2', s.guide)} open={isSingle || isMarked}>
        <summary>{isMarked && !isSingle ? copy.printedTitle : copy.guideTitle}</summary>
        {(isSingle || !isMarked) && <p>{copy.guideWords}</p>}
        {isMarked && <p>{copy.printedWords}</p>}
        <dl className="stack-3 tiles-4 above-2 below-2">
          {rows.map(({ form, surname, given }) => (
            <div className="ruled pad-top-2" key={form}>
              <dt className="muted text-1">{form}</dt>
              <dd className="breakable">
                {copy.columns.surname}: <strong>{surname}</strong>
              </dd>
              <dd className="breakable">
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

/** As it will be printed; of a name that forms take as it is, what others have to type. */
function rowsOf(name: TypedName, isAbout: boolean) {
  const [sevis, ds160] = [sevisName(name), ds160Name(name)]
  const wholeName = { surname: copy.yourWholeName, given: copy.leaveEmpty }
  return [
    {
      form: copy.forms.i20,
      ...(isAbout
        ? { surname: sevisLetters(sevis.surname), given: sevisLetters(sevis.given) || copy.leaveEmpty }
        : wholeName),
    },
    {
      form: copy.forms.ds160,
      ...(isAbout
        ? { surname: ds160Letters(ds160.surname), given: ds160Letters(ds160.given) }
        : { ...wholeName, given: copy.fnu }),
    },
  ]
}
