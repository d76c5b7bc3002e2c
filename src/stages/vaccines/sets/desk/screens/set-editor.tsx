import { useState } from 'react'
import { EntryEditor } from '#src/features/desk-kit/catalogue/screens/entry-editor.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import type { Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { dayOf } from '#src/values/dates.ts'
import type { SetView } from '../contract.ts'
import { checkSet, longestNote } from '../rules.ts'
import { ItemFields } from './item-fields.tsx'
import { setsDesk } from './queries.ts'
import { asTyped, changeItem, contentOf, typedSetOf, valuesOf, type SetValues } from './set-values.ts'
import s from './sets.module.css'

/** Each vaccine with what is asked of it, and where that was read. */
export function SetEditor({ set, me }: { set: SetView; me: string }) {
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  return (
    <EntryEditor<SetValues>
      catalogue="vaccine-requirements"
      entry={set}
      me={me}
      label="What the university asks for"
      values={valuesOf(set)}
      check={values => checkSet(typedSetOf(values), today)}
      save={values => setsDesk.change({ ...contentOf(values), id: set.id, version: values.version })}
      rereads={['vaccines']}
      contentOf={contentOf}
      valuesOf={asTyped}
    >
      {form => <SetFields form={form} today={today} />}
    </EntryEditor>
  )
}

function SetFields({ form, today }: { form: Form<SetValues>; today: string }) {
  const items = form.field('items')
  return (
    <>
      <div className={s.items}>
        {items.value.map(item => (
          <ItemFields
            key={item.vaccine}
            item={item}
            onChange={change => items.onChange(changeItem(items.value, item.vaccine, change))}
          />
        ))}
      </div>
      <FieldError id="items-error" error={items.error} />
      <div className={s.fields}>
        <TextInput {...form.field('source')} label="Where it was read" placeholder="Its page, by name or address" />
        <DateInput {...form.field('checkedOn')} label="Read on" max={today} />
      </div>
      <TextArea
        {...form.field('note')}
        label="A note for the students there"
        optional
        minRows={2}
        maxLength={longestNote}
      />
    </>
  )
}
