import { Fragment, type ReactNode } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import type { Errors } from '#src/ui/form-state.ts'
import { Group } from '#src/ui/group.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { RichTextField } from '#src/ui/rich-text-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { TimeInput } from '#src/ui/time-input.tsx'
import type { Messages } from '#src/values/messages.ts'
import { namesOf, type Bound, type Controls, type Fields, type Kinds, type Look, type TypedIn } from '../fields.ts'
import s from './record-fields.module.css'

/** The form of a record; it may hold more, such as the version that it was made from. */
export interface FormOf<R extends Kinds> {
  readonly values: TypedIn<R>
  set<N extends keyof R & string>(name: N, value: R[N]['typed']): void
  field(name: keyof R & string): Pick<Bound<unknown>, 'onBlur' | 'error'>
}

type OwnControls<R extends Kinds> = { readonly [N in keyof R]?: (bound: Bound<R[N]['typed']>) => ReactNode }

export type RecordFieldsProps<R extends Kinds> = {
  of: Fields<R>
  form: FormOf<NoInfer<R>>
  /** Put before the names of its controls, where a form has several of them. */
  at?: string | undefined
  /** Those that are not asked, as the form stands. */
  without?: readonly (keyof NoInfer<R> & string)[] | undefined
  /** Where a label depends on something else that is typed. */
  labels?: { readonly [N in keyof R]?: string } | undefined
  /** Controls of the form's own. */
  own?: OwnControls<NoInfer<R>> | undefined
}

/** The controls of a record, in its order: short ones side by side, and those of a group under its label. */
export function RecordFields<R extends Kinds>(props: RecordFieldsProps<R>) {
  const { of, form, at, without = [], labels, own } = props
  function boundTo<N extends keyof R & string>(name: N): Bound<R[N]['typed']> {
    const { onBlur, error } = form.field(name)
    const within = at === undefined ? name : `${at}-${name}`
    return { name: within, value: form.values[name], onChange: value => form.set(name, value), onBlur, error }
  }
  function shown<N extends keyof R & string>(name: N): ReactNode {
    const control = own?.[name]
    if (control !== undefined) return control(boundTo(name))
    const label = labels?.[name]
    return of[name].show(controls, boundTo(name), label === undefined ? {} : { label })
  }
  const names = namesOf(of).filter(name => !without.includes(name))
  return runsOf(names, name => of[name].look).map(({ group, parts }) => {
    const content = parts.map(({ kind, names: together }) => (
      <div key={together[0]} className={s[kind]}>
        {together.map(name => (
          <Fragment key={name}>{shown(name)}</Fragment>
        ))}
      </div>
    ))
    const key = parts[0]?.names[0]
    if (group === undefined) return <Fragment key={key}>{content}</Fragment>
    if (group.isSection) {
      return (
        <section key={key} className={s.section}>
          <h3>{group.label}</h3>
          {content}
        </section>
      )
    }
    return (
      <Group key={key} label={group.label} hint={group.hint}>
        {() => content}
      </Group>
    )
  })
}

/** What is wrong with a form whose fields are those of a record. */
export function besideFields<V extends object>(values: V, messages: Messages): Errors<V> {
  const errors: { [N in keyof V]?: string | undefined } = {}
  for (const name in values) errors[name] = messages[name]
  return errors
}

type Part<Name> = { kind: NonNullable<Look['width']>; names: Name[] }
type Run<Name> = { group: Look['group']; parts: Part<Name>[] }

/** Fields of one group together, and within it those of one width. */
function runsOf<Name>(names: readonly Name[], lookOf: (name: Name) => Look): Run<Name>[] {
  const runs: Run<Name>[] = []
  for (const name of names) {
    const { group, width: kind = 'beside' } = lookOf(name)
    let run = runs.at(-1)
    if (run === undefined || run.group !== group) runs.push((run = { group, parts: [] }))
    const part = run.parts.at(-1)
    if (part?.kind === kind && kind !== 'wide') part.names.push(name)
    else run.parts.push({ kind, names: [name] })
  }
  return runs
}

const withoutCase = { autoCapitalize: 'none', spellCheck: false } as const

const controls: Controls<ReactNode> = {
  line: (bound, { isAddress, isPhone, isCode, autoComplete, most, ...look }) => (
    <TextInput
      {...bound}
      {...shownOf(look)}
      {...(most !== undefined && { maxLength: most })}
      {...(isAddress && { type: 'url', inputMode: 'url', ...withoutCase })}
      {...(isCode && withoutCase)}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(isPhone && { type: 'tel' })}
    />
  ),
  text: (bound, { rows, most, ...look }) => (
    <TextArea
      {...bound}
      {...shownOf(look)}
      {...(most !== undefined && { maxLength: most })}
      {...(rows !== undefined && { minRows: rows })}
    />
  ),
  rich: (bound, { label, hint }) => <RichTextField {...bound} label={label} hint={hint} />,
  number: (bound, { before, after, decimal, ...look }) => (
    <NumberInput {...bound} {...shownOf(look)} before={before} after={after} decimal={decimal} />
  ),
  day: (bound, look) => <DateInput {...bound} {...shownOf(look)} />,
  time: (bound, look) => <TimeInput {...bound} {...shownOf(look)} />,
  oneOf: (bound, { placeholder, ...look }, choices) => (
    <Select {...bound} {...shownOf(look)} {...(placeholder !== undefined && { placeholder })} options={choices} />
  ),
  tiles: (bound, look, choices) => <RadioGroup {...bound} {...shownOf(look)} options={choices} tiles />,
  several: ({ name, value, onChange, onBlur, error }, { label, hint }, choices) => (
    <Group label={label} hint={hint} error={error}>
      {() => (
        <div className={s.several}>
          {choices.map(choice => (
            <Checkbox
              key={choice.value}
              name={`${name}-${choice.value}`}
              label={choice.label}
              value={value.includes(choice.value)}
              onChange={is => onChange(is ? [...value, choice.value] : value.filter(one => one !== choice.value))}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </Group>
  ),
  tick: (bound, { label, hint }) => <Checkbox {...bound} label={label} detail={hint} />,
  own: name => {
    throw new Error(`The form shows no control for ${name}.`)
  },
}

const shownOf = ({ label, hint, optional, placeholder }: Look) => ({
  label,
  hint,
  optional,
  ...(placeholder != null && { placeholder }),
})
