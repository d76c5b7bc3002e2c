import { DateInput } from '#src/ui/date-input.tsx'
import type { Form } from '#src/ui/form.ts'
import { RichTextField } from '#src/ui/rich-text-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { toLibrary } from '#src/features/documents/screens/desk-address.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import * as copy from '#src/features/content/copy.ts'
import { contentTypes, formats, isSound, takesAddress, takesMedia } from '#src/features/content/rules.ts'
import { formatOf, typeOf, type ItemForm } from './item-values.ts'

type ItemFieldsProps = {
  form: Form<ItemForm>
  stages: readonly { route: string; label: string }[]
}

export function ItemFields({ form, stages }: ItemFieldsProps) {
  const { type, format } = form.values
  return (
    <div className="stack-4 medium">
      <div className="stack-4 tiles-4">
        <Kind form={form} />
      </div>
      <TextInput {...form.field('title')} label="Title" autoComplete="off" />
      <TextArea {...form.field('summary')} label="What it is about, in a line" minRows={2} maxRows={4} />
      <Select
        {...form.field('stage')}
        label="Stage"
        placeholder="The whole journey"
        options={stages.map(({ route, label }) => ({ value: route, label }))}
      />
      {takesAddress(format) && (
        <TextInput
          {...form.field('address')}
          label={isSound(format) ? 'Its address, if it isn’t a file of ours' : 'Address'}
          hint={format === 'Typeform' ? copy.typeformHint : 'It starts with https://.'}
          optional={isSound(format)}
          type="url"
          autoComplete="off"
        />
      )}
      {takesMedia(format) && (
        <FileField
          {...form.field('media')}
          label={type === 'Video' ? 'The video' : 'The sound'}
          optional={isSound(format)}
          purpose="media"
          to={toLibrary}
        />
      )}
      {format === 'VerticalInApp' && (
        <FileField {...form.field('captions')} label="Captions" hint="A WebVTT file." purpose="media" to={toLibrary} />
      )}
      <RichTextField {...form.field('body')} label={bodyLabel(type, format)} />
      <div className="stack-4 tiles-4">
        <TextInput {...form.field('sourceName')} label="Where we know it from" optional autoComplete="off" />
        <DateInput {...form.field('sourceCheckedOn')} label="Checked on" optional={form.values.sourceName === ''} />
      </div>
    </div>
  )
}

function Kind({ form }: { form: Form<ItemForm> }) {
  const { type, format } = form.values
  const { onChange: _onType, ...typeField } = form.field('type')
  const { onChange: _onFormat, ...formatField } = form.field('format')
  return (
    <>
      <Select
        {...typeField}
        label="What it is"
        placeholder={null}
        onChange={value => {
          form.set('type', typeOf(value))
          form.set('format', formatOf(typeOf(value), format))
        }}
        options={contentTypes.map(value => ({ value, label: copy.typeNames[value] }))}
      />
      <Select
        {...formatField}
        label="Where it comes from"
        placeholder={null}
        onChange={value => form.set('format', formatOf(type, value))}
        options={formats[type].map(value => ({ value, label: copy.formatNames[value] }))}
      />
    </>
  )
}

const bodyLabel = (type: ItemForm['type'], format: ItemForm['format']): string => {
  if (type === 'QnASnippet') return 'The answer'
  if (format === 'Own') return 'The text'
  return type === 'Video' || type === 'AudioFeed' ? 'What is said, as text' : 'What to know before one opens it'
}
