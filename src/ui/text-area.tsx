import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { grow } from './grow.ts'
import s from './text-area.module.css'
import { useStyles, type Style } from './style.ts'

type Native = Pick<
  ComponentProps<'textarea'>,
  'autoFocus' | 'disabled' | 'maxLength' | 'placeholder' | 'readOnly' | 'spellCheck'
>

export interface TextAreaProps extends FieldProps, Binding<string>, Native {
  minRows?: number
  maxRows?: number
}

/** More than fit in the widest row we have. A text as long as all rows has its full height anyway,
    and then the browser need not measure it at each key. */
const lettersInARow = 130

export function TextArea({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  minRows = 4,
  maxRows = 30,
  ...rest
}: TextAreaProps) {
  const styled = useStyles()
  const node = useRef<HTMLTextAreaElement>(null)
  const isFull = value.length > maxRows * lettersInARow
  const rows: Style = { '--min-rows': minRows, '--max-rows': maxRows }

  // The element holds its own text: writing 20,000 characters back at each key would be slow.
  // Only a value that came from elsewhere (a restored draft, a cleared form) is written.
  useEffect(() => {
    if (!node.current) return
    if (node.current.value !== value) node.current.value = value
    grow(node.current)
  }, [value])

  return (
    <Field name={rest.name} label={label} hint={hint} error={error} optional={optional}>
      {wiring => (
        <textarea
          {...rest}
          {...wiring}
          ref={node}
          defaultValue={value}
          rows={minRows}
          {...styled(rows)}
          className={classes(control.control, s.area, isFull && s.full)}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
