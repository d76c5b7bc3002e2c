import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import { ComboboxList } from './combobox-list.tsx'
import s from './combobox.module.css'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { CrossIcon } from './icons.tsx'
import { useCombobox } from './use-combobox.ts'
import type { ComboboxOption, ComboboxSource } from './use-combobox.ts'

export interface MultiComboboxProps
  extends Omit<FieldProps, 'label'>, Binding<readonly ComboboxOption[]>, ComboboxSource {
  label: string
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

export function MultiCombobox(props: MultiComboboxProps) {
  const { label, hint, error, optional, name, value, onChange, onBlur, disabled } = props
  const input = useRef<HTMLInputElement>(null)
  const unchosen = props.options.filter(option => !value.some(v => v.value === option.value))
  const source = { ...props, options: unchosen }
  const state = useCombobox(source, option => onChange([...value, option]))

  function remove(option: ComboboxOption) {
    onChange(value.filter(other => other.value !== option.value))
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const last = value.at(-1)
    if (event.key === 'Backspace' && !state.text && last) remove(last)
    else state.onKeyDown(event)
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <div className={s.wrap}>
          <div className={classes(control.control, s.multi)}>
            <ul className={s.chips} aria-label={`${label}: chosen`}>
              {value.map(option => (
                <li key={option.value} className={s.chip}>
                  {option.label}
                  <button
                    type="button"
                    className={s.remove}
                    aria-label={`Remove ${option.label}`}
                    disabled={disabled}
                    onClick={() => remove(option)}
                  >
                    <CrossIcon size={16} />
                  </button>
                </li>
              ))}
            </ul>
            <input
              {...wiring}
              ref={input}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={state.isOpen}
              aria-controls={state.isOpen ? state.listId : undefined}
              aria-activedescendant={state.active >= 0 ? `${state.listId}-${state.active}` : undefined}
              name={name}
              placeholder={value.length === 0 ? props.placeholder : undefined}
              disabled={disabled}
              value={state.text ?? ''}
              onChange={event => state.type(event.currentTarget.value)}
              onClick={state.open}
              onBlur={() => {
                state.shut()
                onBlur?.()
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <ComboboxList state={state} source={source} label={label} />
        </div>
      )}
    </Field>
  )
}
