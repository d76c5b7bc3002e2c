// What other features and stages say for the rights of a person; wired in app/.
import type { FactsByStage } from '../../journey/read.ts'
import type { House } from '../../platform/house.ts'
import type { StandingKind } from './rules.ts'

export type StoredFile = { path: string; name: string }

/** Whether something keeps a person from being erased for now: said by the stage or feature whose it is. */
export type Hindrance = {
  kind: StandingKind
  isThere: (house: House, person: string, facts: FactsByStage) => boolean | Promise<boolean>
}

export type RightsSources = {
  /** Files in storage that are a person's. */
  filesOf: (house: House, person: string) => Promise<StoredFile[]>
  /** What keeps a person from being erased for now. */
  standingOf: (house: House, person: string) => Promise<StandingKind[]>
  /** To whom outside the house something was sent. */
  sentTo: (house: House, person: string) => Promise<{ lenders: string[]; insurers: string[] }>
}
