import { useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AnswerView } from '../contract.ts'
import { clockOf, questionOf } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './mock-interview.module.css'
import { Playback, type Player } from './playback.tsx'
import { useSentRecording } from './use-sent-recording.ts'

type SentAnswerProps = {
  answer: AnswerView
  number: number
  /** The address of the call that answers the file. */
  from: string
  playerRef: Player
  /** The rank of its heading where it stands. */
  level?: 2 | 3
  children?: ReactNode
}

/** A question and the answer to it, fetched when one wants to see it. */
export function SentAnswer({ answer, number, from, playerRef, level = 3, children }: SentAnswerProps) {
  const { question, document, seconds, isVideo } = answer
  const [isWanted, setWanted] = useState(false)
  const recording = useSentRecording(`${from}/${document}`, isWanted)
  const { asks } = questionOf(question)
  const Heading = `h${level}` as const
  return (
    <article className={s.sent} aria-label={`Question ${number}`}>
      <Heading>
        {number}. {asks}
      </Heading>
      <div className={classes('stack-4 shrink', s.beside)}>
        <div>
          {recording.data === undefined ? (
            <div className="stack-3 leading narrow">
              <Button busy={recording.isFetching} busyWords="Fetching the recording" onClick={() => setWanted(true)}>
                {isVideo ? 'Watch' : 'Listen to'} the answer ({clockOf(seconds)})
              </Button>
              {recording.error !== null && (
                <Notice tone="wrong" live action={<Button onClick={() => void recording.refetch()}>Try again</Button>}>
                  {recording.error.message}
                </Notice>
              )}
            </div>
          ) : (
            <Playback
              file={recording.data}
              isVideo={isVideo}
              label={`Answer to question ${number}`}
              playerRef={playerRef}
            />
          )}
        </div>
        <div className={classes('stack-4 shrink', s.said)}>{children}</div>
      </div>
    </article>
  )
}
