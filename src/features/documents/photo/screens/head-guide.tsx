import * as copy from '../copy.ts'
import { Guides } from './guides.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './photo.module.css'

/** The photo with what one has to see by eye drawn over it. */
export function HeadGuide({ address }: { address: string }) {
  return (
    <section className={classes('stack-4 tiles-4', s.guide)} aria-label={copy.byEyeTitle}>
      <div className={s.photo}>
        <img src={address} alt="As you chose it" />
        <Guides />
      </div>
      <div>
        <h3>{copy.byEyeTitle}</h3>
        <ul>
          {copy.byEye.map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
