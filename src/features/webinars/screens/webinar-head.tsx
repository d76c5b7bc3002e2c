import type { WebinarView } from '../contract.ts'
import s from './webinar.module.css'

export function WebinarHead({ webinar }: { webinar: WebinarView }) {
  return (
    <div className={s.head}>
      <h3>{webinar.title}</h3>
      <p>{webinar.description}</p>
      {webinar.hostName !== '' && <p className={s.host}>With {webinar.hostName}.</p>}
    </div>
  )
}
