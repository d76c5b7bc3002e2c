import type { Messages } from '#src/values/messages.ts'
import type { Form } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import * as copy from '../copy.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { FormBuilder } from './form-builder.tsx'
import type { StepValues } from './step-values.ts'

type StepKindProps = {
  form: Form<StepValues>
  webinars: readonly { id: string; title: string }[]
  /** By path: 'form.2.label'. */
  wrong: Messages
}

/** What a step of each kind has of its own. */
export function StepKind({ form, webinars, wrong }: StepKindProps) {
  const { type } = form.values
  if (type === 'FillForm') return <FormOf form={form} wrong={wrong} />
  if (type === 'ConsumeContent') {
    return (
      <AttachmentsField
        label="What there is to read or watch"
        {...form.field('attachments')}
        types={['article', 'video', 'link']}
        wrong={wrong}
      />
    )
  }
  if (type === 'RsvpToWebinar') {
    return (
      <Select
        label="Webinar"
        hint={webinars.length === 0 ? 'There is no webinar yet. Make one first.' : undefined}
        options={webinars.map(({ id, title }) => ({ value: id, label: title }))}
        {...form.field('webinarId')}
      />
    )
  }
  return null
}

const places = [
  { value: 'here', label: 'Written here' },
  { value: 'typeform', label: 'At Typeform' },
] as const

function FormOf({ form, wrong }: Pick<StepKindProps, 'form' | 'wrong'>) {
  const { isAtTypeform } = form.values
  return (
    <>
      <RadioGroup
        label="The form"
        name="place"
        tiles
        options={places}
        value={isAtTypeform ? 'typeform' : 'here'}
        onChange={place => form.set('isAtTypeform', place === 'typeform')}
      />
      {isAtTypeform ? (
        <TextInput
          label="Address of the Typeform"
          hint={copy.typeformHint}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('typeformUrl')}
        />
      ) : (
        <FormBuilder {...form.field('form')} wrong={wrong} />
      )}
    </>
  )
}
