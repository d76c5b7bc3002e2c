// What the folder is made from, as it goes to another process.
import type { Part, Standing } from './rules.ts'

type PackFile = { name: string; type: string; /** None where it was too much for one PDF. */ bytes: Uint8Array | null }
/** `at` is a moment as text: this comes from another process. */
export type PackInput = {
  at: string
  name: string
  interviewOn: string | null
  /** The first line. */
  print: string
  rows: readonly {
    part: Part
    title: string
    isOptional: boolean
    standing: Standing
    because: string
    files: readonly PackFile[]
  }[]
}
