import type { ComponentType, ReactNode } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { Screen } from '#src/manifest/web.tsx'
import type { PapersView } from '../contract.ts'
import type { Wanted } from '../tiles/rules.ts'
import type { Judging } from './api.ts'

/** What of a list is not here, and how far its folder is. */
export type Wanting = { wanted: readonly Wanted[]; folder?: { ready: number; all: number } }
export type WantingProps = { own: PapersView; judging: Judging; show: (wanting: Wanting) => ReactNode }

/** Which papers a list needs, by that list's own rule. `AsRead` goes by what the device has read, and nothing is read for it. */
export const wantedPapers = slot<{ Wanted: Screen<WantingProps>; AsRead: ComponentType<WantingProps> }>('papers/wanted')
