import { use } from 'react'
import { classes } from './classes.ts'
import { HelpContext } from './help.ts'
import { HelpIcon } from './icons.tsx'
import s from './step-bar.module.css'

/** Fixed at the foot of an open step. The one yellow action of the page is drawn beside it. */
export function StepBar() {
  const help = use(HelpContext)
  return (
    <div className={classes('screen-only', s.bar)} data-step-bar="" data-over-page="">
      {help !== undefined && (
        <button type="button" className={s.help} aria-haspopup="dialog" onClick={() => help.open()}>
          <HelpIcon />
          Help
        </button>
      )}
    </div>
  )
}
