import { Campus } from '#src/ui/drawings/campus.tsx'
import s from './home.module.css'

export const JourneyDone = () => (
  <div className={s.scene}>
    <Campus />
  </div>
)
