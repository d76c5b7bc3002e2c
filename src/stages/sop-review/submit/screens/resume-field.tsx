import { useRef } from 'react'
import { purposeOf } from '#src/features/documents/rules.ts'
import { Arrived } from '#src/features/documents/screens/tray/file-lines.tsx'
import { OnePaper } from '#src/features/documents/screens/tray/one-paper.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { hints, resumePapers } from '../rules.ts'
import type { Resume } from './use-resume.ts'

const { words, megabytes } = purposeOf('resume')

/** Chosen now, sent with the submission. */
export function ResumeField({ resume }: { resume: Resume }) {
  const input = useRef<HTMLInputElement>(null)
  const { shown, error, percent, choose, chooseStored, say } = resume
  return (
    <OnePaper
      ref={input}
      label="Resume"
      optional
      hint={`${hints.resume}. It takes ${words}, at most ${megabytes} MB, and is sent when you submit.`}
      error={error}
      purpose="resume"
      isFull={shown !== null}
      onFiles={([chosen]) => {
        if (chosen !== undefined) choose(chosen)
      }}
      onWrong={say}
      stored={{ papers: resumePapers, onChosen: async file => chooseStored(file) }}
    >
      {shown !== null && (
        <ul className="list" aria-label="Your resume">
          <Arrived
            document={{ id: '', ...shown }}
            onRemove={() => {
              choose(null)
              input.current?.focus()
            }}
          />
        </ul>
      )}
      {percent !== undefined && <ProgressBar label="Sending your resume" percent={percent} />}
    </OnePaper>
  )
}
