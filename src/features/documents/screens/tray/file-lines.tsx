import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { CrossIcon } from '#src/ui/icons.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import * as copy from '../../copy.ts'
import { sizeWords } from '../../rules.ts'
import { DocumentLink } from '../document-link.tsx'
import type { Sending } from '../upload.ts'
import s from '#src/features/documents/screens/documents.module.css'

type ArrivedProps = {
  document: { id: string; name: string; bytes: number; type?: string }
  opensAt?: string | undefined
  onRemove: () => void
}

export function Arrived({ document: { id, name, bytes, type = '' }, opensAt, onRemove }: ArrivedProps) {
  return (
    <li className="line target box gap-2 pad-x-1 indent-3">
      {opensAt === undefined ? (
        <>
          <span className="shrink breakable">{name}</span>
          <span className={classes('faint pushed one-line', s.size)}>{sizeWords(bytes)}</span>
        </>
      ) : (
        <span className="shrink breakable">
          <DocumentLink document={{ id, name, bytes, type }} from={opensAt} />
        </span>
      )}
      <button
        type="button"
        className={classes('icon-button pushed muted', s.remove)}
        aria-label={copy.remove(name)}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </li>
  )
}

/** It may be below the edge of a window that scrolls. */
const showIt = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

type OnItsWayProps = { sending: Sending; onStop: () => void; onAgain: () => void }

/** Once all of it is sent it is kept by the server, and can be removed as soon as that has answered. */
export function OnItsWay({ sending, onStop, onAgain }: OnItsWayProps) {
  const { file, percent, error, isRefused = false, isWaiting = false } = sending
  const isSent = error === undefined && percent >= 100
  return (
    <li className={classes('line target box gap-2 pad-x-1 indent-3', error !== undefined && s.failed)}>
      <div className={classes('grow shrink pad-y-2', s.progress)}>
        {error === undefined ? (
          <>
            <ProgressBar label={file.name} percent={percent} words={isSent ? copy.beingChecked : undefined} />
            <span role="status">{isWaiting && copy.waitsForNetwork}</span>
          </>
        ) : (
          <div role="alert" ref={showIt}>
            <span className="shrink breakable">{file.name}</span>
            <FieldError id="" error={error} />
          </div>
        )}
      </div>
      {!isSent && (
        <div className="flex rigid gap-2">
          {error !== undefined && !isRefused && (
            <Button kind="link" onClick={onAgain}>
              Try again
            </Button>
          )}
          <button
            type="button"
            className={classes('icon-button pushed muted', s.remove)}
            aria-label={error === undefined ? copy.stopSending(file.name) : copy.remove(file.name)}
            onClick={onStop}
          >
            <CrossIcon />
          </button>
        </div>
      )}
    </li>
  )
}
