import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import s from './code-input.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

const boxes = [0, 1, 2, 3, 4, 5]

export interface CodeInputProps extends FieldProps, Binding<string> {
  /** All six are there. */
  onFilled?: ((code: string) => void) | undefined
  autoFocus?: boolean | undefined
  disabled?: boolean | undefined
}

export function CodeInput({ label, hint, error, optional, value, onChange, onFilled, ...rest }: CodeInputProps) {
  function take(typed: string) {
    const code = typed.replace(/\D/g, '').slice(0, 6)
    onChange(code)
    if (code.length === 6 && code !== value) onFilled?.(code)
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <div className="container">
          <div className={classes(s.code, error && s.wrong)}>
            <div className={s.boxes} aria-hidden="true">
              {boxes.map(box => (
                <span key={box} className={classes('box edged', s.box, box === value.length && s.next)} />
              ))}
            </div>
            <input
              {...rest}
              {...wiring}
              className={s.input}
              value={value}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]*"
              onChange={event => take(event.currentTarget.value)}
            />
          </div>
        </div>
      )}
    </Field>
  )
}
