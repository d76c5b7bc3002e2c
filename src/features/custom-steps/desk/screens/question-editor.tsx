import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { kindNames } from '#src/features/custom-steps/form/copy.ts'
import { questionKinds, readNumber, type Question } from '#src/features/custom-steps/form/rules.ts'

type QuestionEditorProps = {
  question: Question
  number: number
  count: number
  wrongAt: (field: string) => string | undefined
  onChange: (question: Question) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function QuestionEditor({ question, number, count, wrongAt, onChange, onMove, onRemove }: QuestionEditorProps) {
  const { id, kind, label, help, required } = question
  const set = (change: Partial<Question>) => onChange({ ...question, ...change })
  return (
    <li className="stack-4 box pad-4" aria-label={`Question ${number}`}>
      <TextInput
        label={`Question ${number}`}
        name={`${id}-label`}
        value={label}
        error={wrongAt('label')}
        onChange={value => set({ label: value })}
      />
      <Select
        label="Answer"
        name={`${id}-kind`}
        value={kind}
        options={questionKinds.map(value => ({ value, label: kindNames[value] }))}
        onChange={value => set({ kind: questionKinds.find(known => known === value) ?? kind })}
      />
      <TextInput
        label="Help"
        optional
        name={`${id}-help`}
        value={help}
        error={wrongAt('help')}
        onChange={value => set({ help: value })}
      />
      {(kind === 'choice' || kind === 'choices') && (
        <Options question={question} error={wrongAt('options')} onChange={options => set({ options })} />
      )}
      {kind === 'number' && <Range question={question} error={wrongAt('max')} onChange={set} />}
      <Checkbox
        label="It must be answered"
        name={`${id}-required`}
        value={required}
        onChange={value => set({ required: value })}
      />
      <div className="row-3 lines-2">
        <Button aria-label={`Move question ${number} up`} aria-disabled={number === 1} onClick={() => onMove(-1)}>
          ↑
        </Button>
        <Button aria-label={`Move question ${number} down`} aria-disabled={number === count} onClick={() => onMove(1)}>
          ↓
        </Button>
        <Button kind="link" aria-label={`Remove question ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

type OptionsProps = { question: Question; error: string | undefined; onChange: (options: string[]) => void }

/** As it is typed it may end in an empty line; what is kept has none. */
function Options({ question: { id, options }, error, onChange }: OptionsProps) {
  const [typed, setTyped] = useState(options.join('\n'))
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '')
  if (linesOf(typed).join('\n') !== options.join('\n')) setTyped(options.join('\n'))
  return (
    <TextArea
      label="Choices"
      hint="One a line."
      name={`${id}-options`}
      minRows={3}
      value={typed}
      error={error}
      onChange={text => {
        setTyped(text)
        onChange(linesOf(text))
      }}
    />
  )
}

type RangeProps = { question: Question; error: string | undefined; onChange: (change: Partial<Question>) => void }

function Range({ question: { id, min, max }, error, onChange }: RangeProps) {
  return (
    <div className="stack-3 tiles-2">
      <Bound label="Smallest" name={`${id}-min`} value={min} onChange={value => onChange({ min: value })} />
      <Bound
        label="Largest"
        name={`${id}-max`}
        value={max}
        error={error}
        onChange={value => onChange({ max: value })}
      />
    </div>
  )
}

type BoundProps = {
  label: string
  name: string
  value: number | null
  error?: string | undefined
  onChange: (value: number | null) => void
}

/** What is no number yet, such as a lone minus, stays in the box. */
function Bound({ label, name, value, error, onChange }: BoundProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  return (
    <NumberInput
      label={label}
      optional
      narrow
      decimal
      name={name}
      value={typed}
      error={error}
      onChange={text => {
        setTyped(text)
        onChange(readNumber(text) ?? null)
      }}
    />
  )
}
