import { classes } from './classes.ts'
import s from './offline-bar.module.css'

const words =
  'You are offline. You can read on, mark and tick: that is sent when you are back. Forms and messages wait until you press Save or Send again.'

export const OfflineBar = ({ offline }: { offline: boolean }) => (
  <span role="status">
    {offline && (
      <span className={classes('screen-only', s.bar)}>
        <span className={s.lamp} />
        {words}
      </span>
    )}
  </span>
)
