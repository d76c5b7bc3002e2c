import type { Binding } from '#src/ui/binding.ts'
import { DateInput } from '#src/ui/date-input.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { purposeOf } from '#src/features/documents/rules.ts'
import { mostFiles, type Answers, type Question } from '../form/rules.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { FieldProps } from '#src/ui/field.tsx'
import { Group } from '#src/ui/group.tsx'

/** As the form holds it: files with their names, where an answer has their ids. */
export type FormValue = string | readonly string[] | readonly DocumentView[]
export type FormValues = { readonly [question: string]: FormValue }

export const answersOf = (values: FormValues): { [question: string]: string | string[] } =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      typeof value === 'string' ? value : value.map(one => (typeof one === 'string' ? one : one.id)),
    ]),
  ) satisfies Answers

const textOf = (value: FormValue): string => (typeof value === 'string' ? value : '')
const choicesOf = (value: FormValue): string[] =>
  typeof value === 'string' ? [] : value.filter(one => typeof one === 'string')
const filesOf = (value: FormValue): DocumentView[] =>
  typeof value === 'string' ? [] : value.filter(one => typeof one !== 'string')

/** Beyond this a list is easier than a row of circles. */
const mostCircles = 6

const { words, megabytes } = purposeOf('answer')
const filesTaken = `${words.charAt(0).toUpperCase()}${words.slice(1)}, at most ${megabytes} MB each.`

type QuestionFieldProps = { question: Question; binding: Binding<FormValue> }

export function QuestionField({ question, binding: { value, ...binding } }: QuestionFieldProps) {
  const { kind, label, help, required, options } = question
  const words = { label, hint: help === '' ? undefined : help, optional: !required }
  const text = { ...words, ...binding, value: textOf(value) }
  const offered = options.map(option => ({ value: option, label: option }))
  if (kind === 'text') return <TextInput {...text} />
  if (kind === 'longText') return <TextArea {...text} />
  if (kind === 'date') return <DateInput {...text} />
  if (kind === 'number') return <NumberInput {...text} hint={text.hint ?? rangeOf(question)} decimal narrow />
  if (kind === 'choice') {
    return options.length > mostCircles ? (
      <Select {...text} options={offered} />
    ) : (
      <RadioGroup {...text} options={offered} />
    )
  }
  if (kind === 'choices') return <ChoicesField {...words} {...binding} value={choicesOf(value)} options={options} />
  return (
    <FileField
      {...words}
      hint={`${help} ${filesTaken}`.trim()}
      error={binding.error}
      purpose="answer"
      most={mostFiles}
      value={filesOf(value)}
      onChange={binding.onChange}
    />
  )
}

function rangeOf({ min, max }: Question): string | undefined {
  if (min === null) return max === null ? undefined : `At most ${max}.`
  return max === null ? `At least ${min}.` : `From ${min} to ${max}.`
}

type ChoicesFieldProps = FieldProps & Binding<readonly string[]> & { options: readonly string[] }

/** Several of several, in the order in which they are offered. */
function ChoicesField({ options, name, value, onChange, onBlur, ...field }: ChoicesFieldProps) {
  const set = (option: string, isChosen: boolean) =>
    onChange(options.filter(one => (one === option ? isChosen : value.includes(one))))
  return (
    <Group {...field}>
      {() => (
        <div>
          {options.map(option => (
            <Checkbox
              key={option}
              name={name}
              label={option}
              value={value.includes(option)}
              onChange={isChosen => set(option, isChosen)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </Group>
  )
}
