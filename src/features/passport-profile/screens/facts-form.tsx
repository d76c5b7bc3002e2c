import { later } from '#src/ui/later.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { messages } from '#src/values/messages.ts'
import { isMinor } from '#src/values/birthdays.ts'
import { parseDay } from '#src/values/dates.ts'
import { todayHere } from '#src/browser/zone.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { PassportProfileView } from '../contract.ts'
import * as copy from '../copy.ts'
import { factNames, groups, type Facts, type Group } from '../facts/rules.ts'
import type { Origins } from '#src/features/people/values/origins/rules.ts'
import { useOrigins, type Known } from '#src/features/people/values/screens/use-known.ts'
import { completed, factsAsk, withParents } from '../values/rules.ts'
import { checkFacts } from '../checks/rules.ts'
import { asKept, isOfPerson } from '../rules.ts'
import { FactField, type Values } from './fact-field.tsx'
import s from './passport-profile.module.css'
import { passportProfile } from './api.ts'
import { useReadProfileAgain } from './use-change.ts'

const valuesOf = (facts: Facts): Values => {
  const values: Values = { ...copy.labels }
  for (const name of factNames) values[name] = facts[name] ?? ''
  return values
}

const NameGuide = later(async () => (await import('../names/screens/name-guide.tsx')).NameGuide, null)

/** What is asked first; the rest folds away until it is wanted. */
const open: readonly Group[] = ['birth', 'name', 'passport']
const folded: readonly Group[] = ['parents', 'home', 'usAddress', 'money', 'numbers', 'signed']

type FactsFormProps = { owner: string; known: PassportProfileView; elsewhere: Known }

export function FactsForm({ owner, known, elsewhere }: FactsFormProps) {
  const readAgain = useReadProfileAgain()
  const saved = useSavedForm<Values>({
    name: 'passport-profile',
    owner,
    // What is known elsewhere and not here yet is here to be saved.
    saved: valuesOf(withParents(completed(known.facts, elsewhere.all), elsewhere.all)),
    check: values => ({
      ...checkFacts(values),
      ...messages({ bornOn: values.bornOn === '' && hasOthers(values) && copy.bornFirst }),
    }),
    save: async values => {
      // Of somebody under 18 nothing else is sent, whatever was typed before the birth date.
      const sent = isYoung(values.bornOn) ? (['bornOn'] as const) : factNames
      const changed = sent.filter(name => values[name] !== (known.facts[name] ?? ''))
      const entries = (from: Facts) => Object.fromEntries(changed.map(name => [name, from[name] ?? '']))
      await passportProfile.change({ facts: entries(values), was: entries(known.facts) })
      await readAgain()
    },
    becomes: values => valuesOf(Object.fromEntries(factNames.map(name => [name, asKept(name, values[name])]))),
  })
  const { form } = saved
  const from: Origins = {
    ...useOrigins('passport-profile', factsAsk, form.values),
    ...readFromPapers(known, form.values),
  }
  const isUnderAge = isYoung(form.values.bornOn)
  return (
    <FormFrame form={form} label={copy.title} from={{ ...from, ...undivided(from, form.values) }}>
      {isUnderAge ? (
        <>
          <FactField name="bornOn" form={form} />
          <Notice tone="wrong" live>
            {copy.underAge}
          </Notice>
        </>
      ) : (
        <>
          {open.map(group => (
            <fieldset key={group} className={s.group}>
              <legend className="large-3">{copy.groupTitles[group]}</legend>
              <Fields group={group} form={form} />
              {group === 'name' && (
                <NameGuide
                  name={{
                    lastName: form.values.surname,
                    firstName: form.values.firstName,
                    middleName: form.values.middleName,
                  }}
                />
              )}
            </fieldset>
          ))}
          {folded.map(group => (
            <Fold key={group} summary={copy.groupTitles[group]}>
              <div className={s.group}>
                {group === 'parents' && <p className="quiet">{copy.parentsNotice}</p>}
                <Fields group={group} form={form} />
              </div>
            </Fold>
          ))}
        </>
      )}
      <p className="faint">{copy.savedWords}</p>
      <SaveBar saved={saved} />
    </FormFrame>
  )
}

/** What stands as a paper has it. */
const readFromPapers = ({ facts, from }: PassportProfileView, values: Values) =>
  Object.fromEntries(
    factNames.flatMap(name => {
      const paper = from[name]
      return paper !== undefined && values[name] === facts[name] ? [[name, copy.readFrom(copy.papers[paper])]] : []
    }),
  )

/** A parent’s name that was said as a whole stands in one box. */
const undivided = (from: Origins, values: Values): Origins =>
  Object.fromEntries(
    (['father', 'mother'] as const).flatMap(parent => {
      const origin = from[`${parent}GivenNames`]
      const isWhole = origin !== undefined && values[`${parent}Surname`] === ''
      return isWhole ? [[`${parent}GivenNames`, `${origin}. ${copy.divideName}`]] : []
    }),
  )

type FieldsProps = { group: Group } & Omit<Parameters<typeof FactField>[0], 'name'>

const Fields = ({ group, form }: FieldsProps) => (
  <div className="stack-4 tiles-4 bottom">
    {groups[group].map(name => (
      <FactField key={name} name={name} form={form} />
    ))}
  </div>
)

const hasOthers = (values: Values): boolean =>
  factNames.some(name => name !== 'bornOn' && isOfPerson(name) && values[name] !== '')

function isYoung(typed: string): boolean {
  const born = parseDay(typed)
  return born !== undefined && isMinor(born, todayHere())
}
