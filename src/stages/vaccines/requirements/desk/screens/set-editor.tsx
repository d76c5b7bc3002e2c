import { useState } from 'react'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { dayOf } from '#src/values/dates.ts'
import type { SetView } from '../contract.ts'
import { checkSet, longestNote } from '../rules.ts'
import { ItemFields } from './item-fields.tsx'
import { setsDesk, useSaving } from './queries.ts'
import { changeItem, typedSetOf, valuesOf, type SetValues } from './set-values.ts'
import s from './sets.module.css'

/** Each vaccine with what is asked of it, and where that was read. */
export function SetEditor({ set, me }: { set: SetView; me: string }) {
  const saving = useSaving()
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  const saved = useSavedForm<SetValues>({
    name: `vaccine-set:${set.id}`,
    owner: me,
    saved: valuesOf(set),
    check: values => checkSet(typedSetOf(values), today),
    save: values => saving(() => setsDesk.change(asSent(set.id, values)), 'Saved. Students see it now.'),
    ...versioned,
  })
  const { form } = saved
  const items = form.field('items')
  return (
    <section className={s.editor} aria-label="The list">
      <SavedMeanwhile saved={saved} version={set.version} by={set.changedBy} at={set.changedAt} />
      <FormFrame form={form} label="What the university asks for">
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
        <SaveBar saved={saved} />
      </FormFrame>
    </section>
  )
}

function asSent(id: string, values: SetValues) {
  const { items, ...rest } = typedSetOf(values)
  return {
    ...rest,
    id,
    version: values.version,
    items: items.map(({ tests, ...item }) => ({ ...item, tests: [...tests] })),
  }
}
