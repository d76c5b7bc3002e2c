// What can be done for many students at once, as each feature gives it: an act is a row of a table.
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { Act, ActOf } from './contract.ts'
import type { ActName } from './rules.ts'

export type OneOfMany = { id: string; name: string; firstName: string }

/** Left out, by id, and why, in words that follow a name. What the first of the others gets. */
export type Foreseen = { leftOut: ReadonlyMap<string, string>; shown: (student: OneOfMany) => string }

/** What taking it back needs to know. */
export type Kept = Readonly<Record<string, string | null>>
export type Done = { kept: Kept } | { leftOut: string }
type DoneOf = { student: string; kept: Kept }

/** In the transaction of all: for each, with what the audit says of it besides; and once some are done. */
export type Doing = {
  each: (change: Change, call: Call, student: OneOfMany, part: string) => Promise<Done>
  last?: (change: Change, call: Call, done: readonly DoneOf[]) => Promise<void>
}

type Choice = { value: string; label: string }

type Verbs<Said> = {
  preview: (call: Call, said: Said, students: readonly OneOfMany[]) => Promise<Foreseen>
  /** Gets ready outside of the transaction. */
  do: (call: Call, said: Said, students: readonly OneOfMany[]) => Promise<Doing>
  /** Whether it could still be taken back. */
  undo: (change: Change, call: Call, of: DoneOf) => Promise<boolean>
  /** For how long that is offered, where it is not as long as for the others. */
  undoFor?: Temporal.Duration
  /** What there is to choose among, where no other call says it. */
  choices?: (call: Call) => Promise<Choice[]>
}
export type ActForMany = { name: ActName } & Verbs<Act>

export function actForMany<Name extends ActName>(name: Name, verbs: Verbs<ActOf<Name>>): ActForMany {
  const own = (act: Act): ActOf<Name> => {
    if (!isOf(act, name)) throw new Error(`'${act.do}' is not done by '${name}'.`)
    return act
  }
  return {
    ...verbs,
    name,
    preview: (call, act, students) => verbs.preview(call, own(act), students),
    do: (call, act, students) => verbs.do(call, own(act), students),
  }
}

const isOf = <Name extends ActName>(act: Act, name: Name): act is ActOf<Name> => act.do === name
