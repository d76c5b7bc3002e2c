import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { EntryEditor } from '#src/features/desk-kit/catalogue/screens/entry-editor.tsx'
import type { Content } from '#src/features/desk-kit/catalogue/rules.ts'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { keptOf, typedOf, type Bound } from '#src/records/fields.ts'
import { RecordFields } from '#src/records/screens/record-fields.tsx'
import { kindWords, vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { tests } from '#src/stages/vaccines/requirements/rules.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dayOf } from '#src/values/dates.ts'
import { entriesOf } from '#src/values/unknown.ts'
import type { SetView } from '../contract.ts'
import { checkSet, itemRecord, sourceRecord, withoutOf, type TypedItem, type TypedSet } from '../rules.ts'
import { setsDesk, setsPage } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/vaccines/records/screens/vaccines.module.css'

/** One list, to be read beside the university's own page. */
export function SetPage({ id, me }: { id: string; me: string }) {
  const query = useQuery({ ...readOf(setsDesk.read, { id }), retry: false })
  const name = query.data?.university === '' ? 'The common list' : query.data?.university
  return (
    <DeskPage title={name ?? 'Vaccine list'} what="list" back={{ href: setsPage, to: 'all lists' }} query={query}>
      {set => (
        <>
          {!set.isOwn && (
            <Notice tone="info" title="No list of its own yet">
              This is the common list, to begin with. Once you save it, students of {set.university} go by it.
            </Notice>
          )}
          <SetEditor set={set} me={me} />
          {set.isOwn && <WholeList set={set} />}
        </>
      )}
    </DeskPage>
  )
}

/** Numbers as they are typed. */
type SetValues = Omit<TypedSet, 'items'> & { items: readonly TypedItem[]; version: number }

const valuesOf = ({ items, version, ...set }: SetView): SetValues => ({
  ...typedOf(sourceRecord, set),
  version,
  items: items.map(({ vaccine, secondAfterDays = null, thirdAfterMonths = null, ...item }) => ({
    ...typedOf(itemRecord, { ...item, secondAfterDays, thirdAfterMonths }),
    vaccine,
  })),
})

/** As it is sent. */
const contentOf = ({ items, version: _version, ...typed }: SetValues) => ({
  ...typed,
  items: items.map(item => ({ ...keptOf(itemRecord, item), vaccine: item.vaccine })),
})

/** What is stored, with its numbers as they are typed. */
const asTyped = ({ items, ...rest }: Content): Content => ({
  ...rest,
  items: Array.isArray(items) ? items.map(item => Object.fromEntries(entriesOf(item).map(asText))) : [],
})

const asText = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  typeof value === 'number' || value === null ? String(value ?? '') : value,
]

/** Each vaccine with what is asked of it, and where that was read. */
function SetEditor({ set, me }: { set: SetView; me: string }) {
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  return (
    <EntryEditor<SetValues>
      catalogue="vaccine-requirements"
      entry={set}
      me={me}
      label="What the university asks for"
      values={valuesOf(set)}
      check={values => checkSet(contentOf(values), today)}
      save={values => setsDesk.change({ ...contentOf(values), id: set.id, version: values.version })}
      rereads={['vaccines']}
      contentOf={contentOf}
      valuesOf={asTyped}
    >
      {form => (
        <>
          <ItemsFields {...form.field('items')} />
          <RecordFields of={sourceRecord} form={form} />
        </>
      )}
    </EntryEditor>
  )
}

const ItemsFields = ({ value, onChange, error }: Bound<readonly TypedItem[]>) => (
  <>
    <div className={s.items}>
      {value.map(item => (
        <fieldset key={item.vaccine} className={classes('stack-3 packed box pad-4', s.item)}>
          <legend>{vaccineNames[item.vaccine]}</legend>
          <RecordFields
            of={itemRecord}
            at={item.vaccine}
            form={{
              values: item,
              set: (name, typed) =>
                onChange(value.map(one => (one.vaccine === item.vaccine ? { ...one, [name]: typed } : one))),
              field: () => ({}),
            }}
            without={withoutOf(item)}
            own={own}
          />
        </fieldset>
      ))}
    </div>
    <FieldError id="items-error" error={error} />
  </>
)

const own = { tests: (bound: Bound<readonly string[]>) => <Tests {...bound} /> }

const Tests = ({ value, onChange }: Bound<readonly string[]>) =>
  tests.map(test => (
    <Checkbox
      key={test}
      name={`tb-${test}`}
      label={kindWords[test]}
      value={value.includes(test)}
      onChange={takes => onChange(takes ? [...value, test] : value.filter(one => one !== test))}
    />
  ))

/** Back to the sample; or, for a university, back to the common list. */
function WholeList({ set }: { set: SetView }) {
  const [, navigate] = useLocation()
  const seen = { id: set.id, version: set.version }
  const rereads = ['vaccines', 'catalogues'] as const
  return (
    <section aria-label="This list as a whole">
      <Actions>
        {set.hasSample && set.changedBy !== null && (
          <ConfirmVerb
            button="quiet"
            label="Restore the sample"
            title="Restore the sample?"
            confirm="Restore it"
            act={() => setsDesk.restore(seen)}
            rereads={rereads}
          >
            <p>What the desk changed in this list is in its history only.</p>
          </ConfirmVerb>
        )}
        {set.university !== '' && (
          <ConfirmVerb
            label="Throw this list away"
            title="Throw this list away?"
            confirm="Throw it away"
            act={() => setsDesk.remove(seen)}
            rereads={rereads}
            done={() => navigate(setsPage)}
          >
            <p>{`Students of ${set.university} go by the common list from now on.`}</p>
          </ConfirmVerb>
        )}
      </Actions>
    </section>
  )
}
