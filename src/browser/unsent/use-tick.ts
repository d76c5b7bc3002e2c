import type { KeyName } from '#src/wire/topics.ts'
import { useVerb } from '../use-verb.ts'
import { say } from './unsent.ts'

type Around<Pressed> = {
  /** The prefixes of the query keys that it changes. */
  rereads: readonly KeyName[]
  /** One after the other, as they were pressed. */
  inOrder: string
  /** What of it is shown from the press on. */
  shows: (pressed: Pressed) => { thing: string; is: boolean }
}

/** A box that is ticked: shown at the press, before it is kept or sent; as it was, and fieldsInWords why, where it was refused. */
export function useTick<Pressed>(
  verb: (pressed: Pressed) => Promise<unknown>,
  { rereads, inOrder, shows }: Around<Pressed>,
): (pressed: Pressed) => void {
  const { mutate } = useVerb(({ pressed }: Ticking<Pressed>) => verb(pressed), {
    rereads,
    inOrder,
    settled: ({ unsay }) => unsay(),
  })
  return pressed => {
    const { thing, is } = shows(pressed)
    mutate({ pressed, unsay: say(thing, is) })
  }
}

type Ticking<Pressed> = { pressed: Pressed; unsay: () => void }
