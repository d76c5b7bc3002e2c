// Files that nobody has said yet what they are: each with a guess, until the student confirms it.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import * as copy from '../../tray/copy.ts'
import { guessSlot, problemBeforeShrinking } from '../../tray/rules.ts'
import { isSame, roomOf, tooManyOf, type Slot } from './slot.ts'
import type { Tray } from './use-tray.ts'

/** By a paper's id. */
export type FileNames = Readonly<Record<string, readonly string[]>>

/** `slot` is the paper's id; empty while it is not known. */
export type Unsorted = { key: number; file: File; slot: string }

type Parts = {
  slots: readonly Slot[]
  tray: Tray
  names: () => Promise<FileNames>
  elsewhere: Elsewhere | undefined
}

/** Of a paper that is not of this tray: where it is asked for, in words; undefined where nowhere. */
export type Elsewhere = (paper: string) => string | undefined

export function useSorting({ slots, tray, names, elsewhere }: Parts) {
  const [files, setFiles] = useState<readonly Unsorted[]>([])
  const [error, setError] = useState<string>()
  const [isTried, setTried] = useState(false)
  const known = useRef<FileNames>({})
  const latest = useRef(slots)
  useLayoutEffect(() => {
    latest.current = slots
  }, [slots])
  const lastKey = useRef(0)
  const guessOf = ({ name }: File): string =>
    guessSlot(
      name,
      slots.map(({ id }) => ({ id, names: known.current[id] ?? [] })),
    ) ?? ''
  const learn = useEffectEvent((found: FileNames) => {
    known.current = found
    // Those that were chosen before, unless the student was faster.
    setFiles(all => all.map(one => (one.slot === '' ? { ...one, slot: guessOf(one.file) } : one)))
  })
  useEffect(() => {
    // Without them nothing is guessed, and the student chooses.
    names().then(learn, () => {})
  }, [names])

  function take(chosen: readonly File[]) {
    setError(undefined)
    const arriving = chosen.map(file => {
      lastKey.current += 1
      return { key: lastKey.current, file, slot: guessOf(file) }
    })
    setFiles([...files, ...arriving])
    for (const one of arriving) if (one.slot === '') void recognise(one)
  }

  /** A name that says nothing: what the PDF says is read on this device, unless the student was faster. */
  async function recognise({ key, file }: Unsorted) {
    // What each row takes comes with the names. Without them, or the script, the student says what it is.
    const paper = await Promise.all([import('../read-paper-file.tsx'), names()]).then(
      ([{ paperIn }]) => paperIn(file),
      () => undefined,
    )
    const [slot, ...others] = latest.current.filter(({ papers }) => paper !== undefined && papers?.includes(paper))
    // Of two nobody knows which is meant.
    if (slot !== undefined && others.length === 0)
      setFiles(all => all.map(one => (one.key === key && one.slot === '' ? { ...one, slot: slot.id } : one)))
  }

  /** A paper may be asked for no more by now. */
  const slotOf = ({ slot }: Pick<Unsorted, 'slot'>) => slots.find(({ id }) => id === slot)

  /** One after the other: what is ahead takes a place that the next one has no more. */
  const problems = new Map<number, string>()
  const ahead = new Map<string, number>()
  for (const one of files) {
    const problem = problemOf(one, ahead.get(one.slot) ?? 0)
    if (problem === undefined) ahead.set(one.slot, (ahead.get(one.slot) ?? 0) + 1)
    else problems.set(one.key, problem)
  }

  function problemOf({ file, ...one }: Unsorted, taken: number): string | undefined {
    const before = files.slice(
      0,
      files.findIndex(({ key }) => key === one.key),
    )
    if (before.some(other => isSame(file, { name: other.file.name, bytes: other.file.size }))) return copy.alreadyHere
    const slot = slotOf(one)
    if (slot === undefined) return elsewhereOf(file) ?? (isTried ? copy.kindRequired : undefined)
    const sending = tray.sendingOf(slot.id)
    const there = [...slot.value, ...sending.map(({ file: { name, size } }) => ({ name, bytes: size }))]
    if (there.some(document => isSame(file, document))) return copy.alreadyHere
    return taken < roomOf(slot, sending) ? problemBeforeShrinking(file, slot.purpose) : tooManyOf(slot)
  }

  function elsewhereOf({ name }: File): string | undefined {
    const paper = guessSlot(
      name,
      Object.entries(known.current).map(([id, names]) => ({ id, names })),
    )
    return paper === undefined || slots.some(({ id }) => id === paper) ? undefined : elsewhere?.(paper)
  }

  const leaveOut = (keys: readonly number[]) => setFiles(files.filter(({ key }) => !keys.includes(key)))

  return {
    files,
    error,
    say: setError,
    take,
    problemOf: ({ key }: Unsorted) => problems.get(key),
    choose: (one: Unsorted, slot: string) => setFiles(files.map(other => (other === one ? { ...one, slot } : other))),
    leaveOut: ({ key }: Unsorted) => leaveOut([key]),
    /** What is right goes; what is wrong stays, with why. The first that stays is answered. */
    add: (): Unsorted | undefined => {
      const right = files.filter(one => slotOf(one) !== undefined && !problems.has(one.key))
      for (const slot of slots) {
        const own = right.filter(one => one.slot === slot.id).map(({ file }) => file)
        if (own.length > 0) tray.choose(slot, own)
      }
      leaveOut(right.map(({ key }) => key))
      setTried(right.length < files.length)
      return files.find(one => !right.includes(one))
    },
  }
}

export type Sorting = ReturnType<typeof useSorting>
