import type { ReactNode } from 'react'
import { useRead } from '#src/browser/reads.ts'
import control from '#src/ui/control.module.css'
import { DateInput } from '#src/ui/date-input.tsx'
import type { Form } from '#src/ui/form.ts'
import { NativeInput } from '#src/ui/native-input.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { longestTag, newTag, tagHint } from '../../copy.ts'
import { files } from '../../file/screens/file-head.tsx'
import { manyStudents } from '../../screens/api.ts'
import * as copy from '../copy.ts'
import type { ActName, Typed } from '../rules.ts'

type FieldsProps = { form: Form<Typed> }

const fieldsOf: Readonly<Record<ActName, (props: FieldsProps) => ReactNode>> = {
  message: ({ form }) => (
    <TextArea {...form.field('text')} label={copy.text} hint={copy.textHint} minRows={3} maxRows={10} />
  ),
  step: StepField,
  lead: LeadField,
  tag: TagField,
  todo: ({ form }) => (
    <>
      <TextInput {...form.field('title')} label={copy.title} autoComplete="off" />
      <DateInput {...form.field('dueOn')} label={copy.dueOn} optional />
    </>
  ),
}

/** What an act asks for. */
export function Fields({ name, form }: FieldsProps & { name: ActName }) {
  const Of = fieldsOf[name]
  return <Of form={form} />
}

function StepField({ form }: FieldsProps) {
  const query = useRead(manyStudents.steps)
  return (
    <>
      <Missing query={query} what="the steps" />
      <Select
        {...form.field('step')}
        autoFocus
        label={copy.step}
        hint={query.data?.length === 0 ? copy.noSteps : copy.newStep}
        options={query.data ?? []}
      />
    </>
  )
}

function LeadField({ form }: FieldsProps) {
  const query = useRead(files.choices)
  const advisors = query.data?.advisors ?? []
  return (
    <>
      <Missing query={query} what="the advisors" />
      <Select
        {...form.field('lead')}
        autoFocus
        label={copy.acts.lead.button}
        options={[
          ...advisors.map(({ id, name }) => ({ value: id, label: name })),
          { value: copy.nobody, label: copy.nobodyWords },
        ]}
      />
    </>
  )
}

function TagField({ form }: FieldsProps) {
  const query = useRead(files.choices)
  return (
    <>
      <Missing query={query} what="the tags" />
      <NativeInput
        {...form.field('tag')}
        className={control.control}
        type="text"
        label={newTag}
        hint={tagHint}
        list="tags-in-common"
        maxLength={longestTag}
        autoComplete="off"
      />
      <datalist id="tags-in-common">
        {(query.data?.tags ?? []).map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
