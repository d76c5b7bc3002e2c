// The starter library, stage by stage.
import type { LibraryItem } from './item.ts'
import { vaccines } from './vaccines.ts'

export const library: readonly LibraryItem[] = [...vaccines]
