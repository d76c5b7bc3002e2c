import { useId } from 'react'
import type { Binding } from '#src/ui/binding.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { CrossIcon } from '#src/ui/icons.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { longestLine, type Line } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './transcripts.module.css'

const whose = { VO: 'The officer said', Me: 'I said' } as const
const others = { VO: 'The student said', Me: 'The student said' } as const

type LinesFieldProps = Binding<readonly Line[]> & { isOwn?: boolean }

/** Line by line, the officer's and one's own. */
export function LinesField({ value, onChange, onBlur, error, isOwn = true }: LinesFieldProps) {
  const id = useId()
  const names = { VO: whose.VO, Me: isOwn ? whose.Me : others.Me }
  const change = (at: number, txt: string) =>
    onChange(value.map((line, index) => (index === at ? { ...line, txt } : line)))
  const remove = (at: number) => onChange(value.filter((_, index) => index !== at))
  const add = (speaker: Line['speaker']) => onChange([...value, { speaker, txt: '' }])
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <div className="semibold" id={`${id}-label`}>
        What was said
      </div>
      <ol className="stack-3 list above-2">
        {Array.from(value, ({ speaker, txt }, at) => (
          <li key={at} className={classes('stack-1 first-wide bottom', s.linesFieldLine)} data-speaker={speaker}>
            <TextArea
              label={names[speaker]}
              name={`line-${at}`}
              value={txt}
              minRows={1}
              maxRows={8}
              maxLength={longestLine}
              onChange={typed => change(at, typed)}
              onBlur={onBlur}
            />
            <button type="button" className={s.remove} aria-label={`Remove line ${at + 1}`} onClick={() => remove(at)}>
              <CrossIcon />
            </button>
          </li>
        ))}
      </ol>
      <FieldError id={`${id}-error`} error={error} />
      <div className="above-3">
        <Actions>
          <Button onClick={() => add('VO')}>Add what the officer said</Button>
          <Button onClick={() => add('Me')}>Add what {isOwn ? 'I' : 'the student'} said</Button>
        </Actions>
      </div>
    </fieldset>
  )
}
