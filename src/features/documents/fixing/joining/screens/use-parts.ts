import { useRef, useState } from 'react'
import { noScript, notReadable } from '../../copy.ts'
import { headLength, looksOf } from '../../opening/rules.ts'
import { openPicture, wordsOf } from '#src/features/documents/fixing/screens/canvas.ts'
import * as copy from '../rules.ts'
import { mostFiles } from '../rules.ts'
import { openPdfFile, type Part } from './join.ts'

type Locked = { file: File; done: (password: string | undefined) => void }

/** The files in their order; each is opened once as it comes, so that what can't be joined is said at once. */
export function useParts() {
  const [parts, setParts] = useState<readonly Part[]>([])
  const [errors, setErrors] = useState<string>()
  const [locked, setLocked] = useState<Locked>()
  const count = useRef(0)
  const turn = useRef(Promise.resolve())

  async function ask(file: File): Promise<string | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    setLocked({ file, done: resolve })
    const password = await promise
    setLocked(undefined)
    return password
  }

  async function partOf(file: File): Promise<Omit<Part, 'key'> | string | undefined> {
    const looks = looksOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
    if (looks === 'pdf') return pdfPart(file)
    if (looks === 'other' && !file.type.startsWith('image/')) return copy.notThisKind
    try {
      const { picture } = await openPicture(file)
      picture.close()
      return { file, kind: 'picture', pages: 1, turns: 0 }
    } catch (failure) {
      return wordsOf(failure)
    }
  }

  async function pdfPart(file: File): Promise<Omit<Part, 'key'> | string | undefined> {
    try {
      const open = await openPdfFile(file)
      if (open !== undefined) return { file, kind: 'pdf', pages: open.getPageCount(), turns: 0 }
      const password = await ask(file)
      const unlocked = password === undefined ? undefined : await openPdfFile(file, password)
      if (password === undefined || unlocked === undefined) return undefined
      return { file, kind: 'pdf', pages: unlocked.getPageCount(), turns: 0, password }
    } catch (failure) {
      return failure instanceof TypeError && !navigator.onLine ? noScript : notReadable
    }
  }

  async function addAll(files: readonly File[]) {
    const wrong: string[] = []
    for (const file of files) {
      const part = await partOf(file)
      if (typeof part === 'string') wrong.push(copy.notOne(file.name, part))
      if (typeof part !== 'object') continue
      count.current += 1
      const key = count.current
      setParts(known => (known.length < mostFiles ? [...known, { ...part, key }] : known))
    }
    setErrors(wrong.length === 0 ? undefined : wrong.join(' '))
  }

  return {
    parts,
    errors,
    locked,
    change: setParts,
    /** One after the other: each may ask for its password. */
    add: (files: readonly File[]) => {
      const room = Math.max(0, mostFiles - parts.length)
      turn.current = after(turn.current, async () => {
        await addAll(files.slice(0, room))
        if (files.length > room) setErrors(copy.tooManyFiles(mostFiles))
      })
      return turn.current
    },
  }
}

async function after(before: Promise<void>, run: () => Promise<void>): Promise<void> {
  await before
  await run()
}
