import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import field from '#src/ui/field.module.css'
import { FileInput } from '#src/ui/file-input.tsx'
import { CrossIcon } from '#src/ui/icons.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { DocumentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { acceptFor, purposeOf, sizeWords, type PurposeName } from '../rules.ts'
import s from './file-field.module.css'
import { fitting, useSending, type Sending } from './sending.ts'

export type FileFieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean | undefined
  purpose: PurposeName
  /** The address that takes them in: they become one's own, unless the desk says otherwise, see desk-address.ts. */
  to?: string
  /** How many there may be. */
  most?: number
  /** Said when more are chosen than there is room for. */
  tooMany?: string
  /** Makes a file ready before it is sent; one that is given up is not sent. */
  prepare?: (file: File) => Promise<File | undefined>
  value: readonly DocumentView[]
  onChange: (documents: readonly DocumentView[]) => void
  /** Whether any is still on its way. */
  onSending?: ((isSending: boolean) => void) | undefined
}

/** Files are sent as soon as they are chosen, each with how far it has come; a form then names them. */
export function FileField({
  label,
  hint,
  error,
  optional,
  purpose,
  to = '/api/documents',
  most = 1,
  tooMany,
  prepare,
  value,
  onChange,
  onSending,
}: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  const sending = useSending({
    purpose,
    to,
    // Two may arrive before the screen is drawn again.
    onArrived: document => {
      latest.current = [...latest.current, document]
      onChange(latest.current)
    },
  })
  const onTheirWay = sending.all.filter(({ error: wrong }) => wrong === undefined).length
  const tell = useEffectEvent((isSending: boolean) => onSending?.(isSending))
  useEffect(() => tell(onTheirWay > 0), [onTheirWay])
  const room = most - value.length - onTheirWay
  const [wereTooMany, setWereTooMany] = useState(false)
  const said = error ?? (wereTooMany ? tooMany : undefined)
  /** One after the other, as each may have to be looked at. */
  async function sendAll(files: readonly File[]) {
    for (const file of files) {
      const ready = prepare === undefined ? file : await prepare(await fitting(file, purpose))
      if (ready !== undefined) sending.add(ready)
    }
  }
  const described = [`${id}-hint`, said && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={field.field}>
      <span className={field.label} id={`${id}-label`}>
        {label}
        {optional && <span className={field.optional}> (optional)</span>}
      </span>
      <div className={field.hint} id={`${id}-hint`}>
        {hint ?? capital(`${purposeOf(purpose).words}, at most ${purposeOf(purpose).megabytes} MB.`)}
      </div>
      <ul className={s.files} aria-label={label}>
        {value.map(document => (
          <Arrived
            key={document.id}
            document={document}
            onRemove={() => {
              onChange(value.filter(one => one !== document))
              input.current?.focus()
            }}
          />
        ))}
        {sending.all.map(one => (
          <OnItsWay key={one.key} sending={one} onStop={() => sending.stop(one)} onAgain={() => sending.again(one)} />
        ))}
      </ul>
      <FileInput
        ref={input}
        hidden={room <= 0}
        aria-labelledby={`${id}-label`}
        aria-describedby={described}
        aria-invalid={said ? true : undefined}
        accept={acceptFor(purpose)}
        multiple={most > 1}
        onChoose={files => {
          setWereTooMany(files.length > room)
          void sendAll(files.slice(0, room))
        }}
      />
      <FieldError id={`${id}-error`} error={said} />
    </div>
  )
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function Arrived({ document, onRemove }: { document: DocumentView; onRemove: () => void }) {
  return (
    <li className={s.file}>
      <span className={s.name}>{document.name}</span>
      <span className={s.size}>{sizeWords(document.bytes)}</span>
      <button type="button" className={s.remove} aria-label={copy.remove(document.name)} onClick={onRemove}>
        <CrossIcon />
      </button>
    </li>
  )
}

/** It may be below the edge of a window that scrolls. */
const showIt = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

type OnItsWayProps = { sending: Sending; onStop: () => void; onAgain: () => void }

/** Once all of it is sent it is kept by the server, and can be removed as soon as that has answered. */
function OnItsWay({ sending, onStop, onAgain }: OnItsWayProps) {
  const { file, percent, error, isRefused = false, isWaiting = false } = sending
  const isSent = error === undefined && percent >= 100
  return (
    <li className={classes(s.file, error !== undefined && s.failed)}>
      <div className={s.progress}>
        {error === undefined ? (
          <>
            <ProgressBar label={file.name} percent={percent} words={isSent ? copy.beingChecked : undefined} />
            <output>{isWaiting && copy.waitsForNetwork}</output>
          </>
        ) : (
          <div role="alert" ref={showIt}>
            <span className={s.name}>{file.name}</span>
            <FieldError id="" error={error} />
          </div>
        )}
      </div>
      {!isSent && (
        <div className={s.buttons}>
          {error !== undefined && !isRefused && (
            <Button kind="link" onClick={onAgain}>
              Try again
            </Button>
          )}
          <button
            type="button"
            className={s.remove}
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
