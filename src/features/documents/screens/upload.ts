// Files on their way: each with the paper it is, how far it has come, and what went wrong with it.
import { useEffect, useRef, useState } from 'react'
import { newKey } from '#src/browser/api.ts'
import { untilItArrives } from '#src/browser/until-it-arrives.ts'
import { upload, type Upload } from '#src/browser/upload.ts'
import { ApiError } from '#src/wire/client.ts'
import type { DocumentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { fileProblem, isPicture, kindByName, type PurposeName } from '../rules.ts'
import { useTurns } from './turns.ts'

export type Target = {
  slot: string
  purpose: PurposeName
  /** The address that takes it in. */
  to: string
  replaced?: DocumentView | undefined
  /** It is on its way until this is done. */
  onArrived: (document: DocumentView) => unknown
}

export type Sending = {
  key: number
  file: File
  target: Target
  percent: number
  error?: string | undefined
  /** By what is in it: sent again it is refused again. */
  isRefused?: boolean
  /** The network went: it is sent again by itself. */
  isWaiting?: boolean
}

export function useSending() {
  const [all, setAll] = useState<readonly Sending[]>([])
  const running = useRef(new Map<number, Upload>())
  const lastKey = useRef(0)
  const inTurn = useTurns()
  useEffect(() => {
    const open = running.current
    return () => {
      for (const { stop } of open.values()) stop()
    }
  }, [])

  const change = (key: number, news: Partial<Sending>) =>
    setAll(known => known.map(one => (one.key === key ? { ...one, ...news } : one)))
  const forget = (key: number) => setAll(known => known.filter(one => one.key !== key))

  async function send(key: number, chosen: File, { purpose, to, onArrived }: Target) {
    let isStopped = false
    running.current.set(key, { done: Promise.resolve(), stop: () => (isStopped = true) })
    await inTurn(async () => {
      if (isStopped) return
      const file = await fitting(chosen, purpose)
      if (isStopped) return
      const wrong = fileProblem({ name: file.name, bytes: file.size }, purpose)
      if (wrong !== undefined) return change(key, { error: wrong, isRefused: true })
      const once = newKey()
      const on = untilItArrives(
        () =>
          upload(addressFor(file, purpose, to), file, {
            onProgress: percent => change(key, { percent, isWaiting: false }),
            brokenOff: copy.brokenOff,
            key: once,
          }),
        () => change(key, { percent: 0, isWaiting: true }),
      )
      running.current.set(key, on)
      try {
        const arrived = await on.done
        if (isDocument(arrived)) await onArrived(arrived)
        forget(key)
      } catch (error) {
        change(key, { error: error instanceof Error ? error.message : copy.brokenOff, isRefused: isForGood(error) })
      }
    })
    running.current.delete(key)
  }

  function add(file: File, target: Target) {
    lastKey.current += 1
    const key = lastKey.current
    setAll(known => [...known, { key, file, target, percent: 0 }])
    void send(key, file, target)
  }

  const stop = ({ key }: Sending) => {
    running.current.get(key)?.stop()
    forget(key)
  }

  return {
    all,
    add,
    again: ({ key, file, target }: Sending) => {
      forget(key)
      add(file, target)
    },
    stop,
    /** Those of a paper that another file takes the place of. */
    clearRefused: (slot: string) =>
      setAll(known => known.filter(({ target, isRefused = false }) => target.slot !== slot || !isRefused)),
  }
}

/** A picture is first made as small as it is kept. Without its script it goes as it is. */
export const fitting = async (file: File, purpose: PurposeName): Promise<File> =>
  isPicture(kindByName(file.name, purpose))
    ? import('./shrink.ts').then(
        ({ shrunk }) => shrunk(file, purpose),
        () => file,
      )
    : file

/** A number in a paper is asked about again: it may be something else. */
const isForGood = (error: unknown): boolean =>
  error instanceof ApiError && [413, 422].includes(error.status) && error.code !== 'number-in-paper'

const addressFor = (file: File, purpose: PurposeName, to: string): string =>
  `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ name: file.name, purpose })}`

const isDocument = (value: unknown): value is DocumentView =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'bytes' in value
