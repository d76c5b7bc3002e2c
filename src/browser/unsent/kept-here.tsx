import { classes } from '#src/ui/classes.ts'
import s from './kept-here.module.css'
import { useKept } from './use-unsent.ts'

/** Beside what shows as done and is not sent yet. There from the start, so that it is heard when it comes. */
export function KeptHere({ thing }: { thing: string }) {
  const isKept = useKept().has(thing)
  return (
    <span role="status" className={classes('quiet', s.words)}>
      {isKept && keptHere}
    </span>
  )
}

export const keptHere = 'Kept on this device; it is sent when you are online again.'
