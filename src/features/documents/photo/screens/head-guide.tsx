import * as copy from '../copy.ts'
import { eyes, head } from '../rules.ts'
import s from './photo.module.css'

/** In parts of a hundred, from above. The eyes lie in the middle of a head. */
const band = { from: 100 - eyes.to * 100, to: 100 - eyes.from * 100 }
const middle = (band.from + band.to) / 2
const ovals = [head.from, head.to].map(part => ({ height: part * 50, width: part * 37 }))

/** The photo with what one has to see by eye drawn over it. */
export function HeadGuide({ address }: { address: string }) {
  return (
    <section className={s.guide} aria-label={copy.byEyeTitle}>
      <div className={s.photo}>
        <img src={address} alt="As you chose it" />
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <rect x="0" y={band.from} width="100" height={band.to - band.from} className={s.band} />
          {ovals.map(({ height, width }) => (
            <ellipse key={height} cx="50" cy={middle} rx={width} ry={height} className={s.oval} />
          ))}
        </svg>
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
