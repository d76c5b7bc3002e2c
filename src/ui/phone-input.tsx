import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { ChevronIcon } from './icons.tsx'
import { Options } from './options.tsx'
import s from './phone-input.module.css'
import type { Choice } from './select.tsx'

/** Beside the country's name in the list, what the closed box shows: +91. */
export interface PrefixChoice extends Choice {
  short: string
}

export interface PhoneValue {
  prefix: string
  number: string
}

export interface PhoneInputProps extends FieldProps, Binding<PhoneValue> {
  /** Value names country and prefix (IN:91), for several countries share one. */
  prefixes: readonly PrefixChoice[]
  prefixLabel?: string
  disabled?: boolean | undefined
  /** Of the one box or the other. */
  onFocus?: (() => void) | undefined
}

export function PhoneInput({
  label,
  hint,
  error,
  optional,
  prefixes,
  prefixLabel = 'Country prefix',
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  disabled,
}: PhoneInputProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <div className={s.phone} onFocus={onFocus}>
          <div className={classes(control.control, s.prefix, s.country)}>
            <span aria-hidden="true">{shownPrefix(prefixes, value)}</span>
            <ChevronIcon size={18} />
            <select
              aria-label={prefixLabel}
              autoComplete="tel-country-code"
              value={value.prefix}
              disabled={disabled}
              onChange={event => onChange({ ...value, prefix: event.currentTarget.value })}
            >
              <Options choices={prefixes} />
            </select>
          </div>
          <input
            {...wiring}
            // Of a `tel` field the browser would fill in the whole number, with the prefix that stands beside it.
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            name={name}
            value={value.number}
            disabled={disabled}
            onBlur={onBlur}
            className={classes(control.control, control.number)}
            onChange={event => onChange({ ...value, number: event.currentTarget.value })}
          />
        </div>
      )}
    </Field>
  )
}

const shownPrefix = (prefixes: readonly PrefixChoice[], { prefix }: PhoneValue): string =>
  prefixes.find(choice => choice.value === prefix)?.short ?? prefix
