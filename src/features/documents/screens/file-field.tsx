import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { DocumentView } from '../contract.ts'
import { OnePaper } from './tray/one-paper.tsx'
import { SlotFiles } from './tray/slot-files.tsx'
import { takenBy, type Slot } from './tray/slot.ts'
import { useTray } from './tray/use-tray.ts'
import { useTaking } from './tray/from-stored.tsx'

type FileFieldProps = Pick<
  Slot,
  'label' | 'error' | 'optional' | 'purpose' | 'to' | 'most' | 'tooMany' | 'value' | 'papers'
> & {
  hint?: string | undefined
  onChange: (documents: readonly DocumentView[]) => void
  /** Whether any is still on its way. */
  onSending?: ((isSending: boolean) => void) | undefined
}

/** Files are sent as soon as they are chosen, each with how far it has come; a form then names them. */
export function FileField({ hint, onChange, onSending, ...rest }: FileFieldProps) {
  const { label, error, optional, purpose, value, most = 1 } = rest
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  const slot: Slot = {
    ...rest,
    id: 'files',
    // Two may arrive before the screen is drawn again.
    onArrived: (document, replaced) => {
      latest.current = [...latest.current.filter(one => one !== replaced), document]
      onChange(latest.current)
    },
    onRemove: document => onChange(value.filter(one => one !== document)),
  }
  const tray = useTray([slot])
  const notify = useEffectEvent((isSending: boolean) => onSending?.(isSending))
  useEffect(() => notify(tray.isSending), [tray.isSending])
  const replaced = most === 1 ? value[0] : undefined
  const take = useTaking(purpose)
  return (
    <>
      <OnePaper
        ref={input}
        label={label}
        hint={hint ?? takenBy(purpose)}
        optional={optional}
        error={error ?? tray.errorOf('files')}
        purpose={purpose}
        most={most}
        isFull={replaced !== undefined}
        onFiles={files => tray.choose(slot, files, replaced)}
        onWrong={words => tray.say(slot, words)}
        stored={{
          papers: value.length === 0 ? slot.papers : undefined,
          onChosen: async file => tray.arrive(slot, () => take(file), replaced),
        }}
      >
        <SlotFiles slot={slot} tray={tray} onRemoved={() => input.current?.focus()} />
      </OnePaper>
      <span role="status" className="visually-hidden">
        {tray.last?.news}
      </span>
    </>
  )
}
