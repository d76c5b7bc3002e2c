// What is chosen for the papers of a tray: prepared one after the other, sent, and said when it has arrived.
import { useLayoutEffect, useRef, useState } from 'react'
import type { DocumentView } from '../../contract.ts'
import * as copy from '../../tray/copy.ts'
import { fitting, useSending, type Sending } from '../upload.ts'
import { isSame, mostOf, roomOf, tooManyOf, type Slot } from './slot.ts'

export type Tray = {
  sendingOf: (slot: string) => readonly Sending[]
  /** What is wrong with what was chosen for it. */
  errorOf: (slot: string) => string | undefined
  choose: (slot: Slot, files: readonly File[], replaced?: DocumentView) => void
  /** What is stored already is taken, where there is room for it. */
  arrive: (slot: Slot, take: () => Promise<DocumentView>, replaced?: DocumentView) => Promise<void>
  say: (slot: Slot, error: string) => void
  stop: (sending: Sending) => void
  again: (sending: Sending) => void
  isSending: boolean
  /** The last that arrived, with its news for a screen reader; of one that was stored there is no file. */
  last: { id: string; file: File | undefined; news: string } | undefined
}

export function useTray(slots: readonly Slot[]): Tray {
  const latest = useRef(slots)
  useLayoutEffect(() => {
    latest.current = slots
  })
  const sending = useSending()
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const [last, setLast] = useState<Tray['last']>()
  const turn = useRef(Promise.resolve())
  const sendingOf = (slot: string) => sending.all.filter(({ target }) => target.slot === slot)
  const setError = ({ id }: Slot, error: string | undefined) => setErrors(known => ({ ...known, [id]: error }))

  async function send(slot: Slot, file: File, replaced: DocumentView | undefined) {
    const ready = slot.prepare === undefined ? file : await slot.prepare(await fitting(file, slot.purpose))
    if (ready === undefined) return
    sending.add(ready, {
      slot: slot.id,
      purpose: slot.purpose,
      to: (replaced && slot.replacing?.(replaced)) ?? slot.to ?? '/api/documents',
      replaced,
      onArrived: async document => {
        await arrived(slot, document, replaced, ready)
      },
    })
  }

  async function arrived(slot: Slot, document: DocumentView, replaced: DocumentView | undefined, file?: File) {
    // As it is by now: another may have arrived meanwhile.
    const current = latest.current.find(({ id }) => id === slot.id) ?? slot
    await current.onArrived(document, replaced)
    setLast({ id: document.id, file, news: copy.added(document.name, slot.label) })
  }

  async function arrive(slot: Slot, take: () => Promise<DocumentView>, replaced?: DocumentView) {
    const isFull = replaced === undefined && roomOf(slot, sendingOf(slot.id)) < 1
    setError(slot, isFull ? tooManyOf(slot) : undefined)
    if (!isFull) await arrived(slot, await take(), replaced)
  }

  function choose(slot: Slot, files: readonly File[], replaced?: DocumentView) {
    const own = sendingOf(slot.id)
    const known = [...slot.value, ...own.map(({ file }) => ({ name: file.name, bytes: file.size }))]
    const fresh = files.filter(file => !known.some(one => isSame(file, one)))
    const room = replaced === undefined ? roomOf(slot, own) : 1
    setError(slot, fresh.length > room ? tooManyOf(slot) : fresh.length < files.length ? copy.alreadyHere : undefined)
    if (mostOf(slot) === 1) sending.clearRefused(slot.id)
    for (const file of fresh.slice(0, Math.max(0, room))) {
      // Each may have to be looked at by the student: one at a time.
      turn.current = after(turn.current, () => send(slot, file, replaced))
    }
  }

  return {
    sendingOf,
    errorOf: slot => errors[slot],
    choose,
    arrive,
    say: setError,
    stop: sending.stop,
    again: sending.again,
    isSending: sending.all.some(({ error }) => error === undefined),
    last,
  }
}

async function after(before: Promise<unknown>, run: () => Promise<void>): Promise<void> {
  await before.catch(() => {})
  await run()
}
