import { useId, useRef } from 'react'
import { acceptFor, purposeOf, sizeWords } from '#src/features/documents/rules.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import field from '#src/ui/field.module.css'
import { FileInput } from '#src/ui/file-input.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { hints } from '../copy.ts'
import s from './submit-sop.module.css'
import type { Resume } from './use-resume.ts'

const { words, megabytes } = purposeOf('resume')

/** Chosen now, sent with the submission. */
export function ResumeField({ resume }: { resume: Resume }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { shown, error, percent, choose } = resume
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        Resume<span className={field.optional}> (optional)</span>
      </label>
      <div className={field.hint} id={`${id}-hint`}>
        {hints.resume}. It takes {words}, at most {megabytes} MB, and is sent when you submit.
      </div>
      {shown !== null && (
        <div className={s.resume}>
          <span>
            {shown.name} <span className="quiet">({sizeWords(shown.bytes)})</span>
          </span>
          <Button
            kind="link"
            onClick={() => {
              choose(null)
              input.current?.focus()
            }}
          >
            Take it out
          </Button>
        </div>
      )}
      <FileInput
        ref={input}
        id={id}
        accept={acceptFor('resume')}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        aria-invalid={error === undefined ? undefined : true}
        onChoose={([chosen]) => {
          if (chosen !== undefined) choose(chosen)
        }}
      />
      {percent !== undefined && <ProgressBar label="Sending your resume" percent={percent} />}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
