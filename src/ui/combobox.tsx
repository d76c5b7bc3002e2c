import type { Binding } from './binding.ts'
import { ComboboxList } from './combobox-list.tsx'
import s from './combobox.module.css'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { SearchIcon } from './icons.tsx'
import { useCombobox } from './use-combobox.ts'
import type { ComboboxOption, ComboboxSource } from './use-combobox.ts'

export interface ComboboxProps extends Omit<FieldProps, 'label'>, Binding<ComboboxOption | null>, ComboboxSource {
  label: string
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, name, value, onChange, onBlur } = props
  const state = useCombobox(props, onChange)

  function type(text: string) {
    if (text === '') onChange(null)
    state.type(text)
  }

  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <div className={s.wrap}>
          <SearchIcon className={s.glass} />
          <input
            {...wiring}
            className={control.control}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={state.isOpen}
            aria-controls={state.isOpen ? state.listId : undefined}
            aria-activedescendant={state.active >= 0 ? `${state.listId}-${state.active}` : undefined}
            name={name}
            placeholder={props.placeholder}
            disabled={props.disabled}
            value={state.text ?? value?.label ?? ''}
            onChange={event => type(event.currentTarget.value)}
            onClick={state.open}
            onFocus={event => event.currentTarget.select()}
            onBlur={() => {
              state.shut()
              onBlur?.()
            }}
            onKeyDown={state.onKeyDown}
          />
          <ComboboxList state={state} source={props} label={label} />
        </div>
      )}
    </Field>
  )
}
