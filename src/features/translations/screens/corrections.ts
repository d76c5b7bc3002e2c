import { useState } from 'react'

/** Of a sentence: what it should say, and that it was read beside the English. */
export type Correction = { text: string; isReviewed: boolean }
export type Corrections = Readonly<Record<string, Correction>>

const keyOf = (file: string) => `safar:translations ${file}`

function keptIn(file: string): Corrections {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(file)) ?? '{}')
    return typeof kept !== 'object' || kept === null
      ? {}
      : Object.fromEntries(Object.entries(kept).flatMap(([at, one]) => (isCorrection(one) ? [[at, one]] : [])))
  } catch {
    return {}
  }
}

const isCorrection = (one: unknown): one is Correction =>
  typeof one === 'object' && one !== null && 'text' in one && 'isReviewed' in one

/** An hour's work of somebody outlives the page: nothing of it is a person's, and the server has no place for it. */
export function useCorrections(file: string): [Corrections, (context: string, correction: Correction) => void] {
  const [all, setAll] = useState(() => ({ file, made: keptIn(file) }))
  const made = all.file === file ? all.made : keptIn(file)
  const correct = (context: string, correction: Correction) => {
    const next = { ...made, [context]: correction }
    setAll({ file, made: next })
    try {
      localStorage.setItem(keyOf(file), JSON.stringify(next))
    } catch {
      // Then it holds until the page is closed.
    }
  }
  return [made, correct]
}
