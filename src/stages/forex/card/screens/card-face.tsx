import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { face } from '../copy.ts'
import { groupedNumber } from '../rules.ts'
import s from './card.module.css'

type CardFaceProps = {
  name: string
  last4?: string | undefined
  number?: string | undefined
  expiry?: string | undefined
}

/** The card as it lies in the hand: a blue coach, and under it the station's board with the name. */
export function CardFace({ name, last4, number, expiry = '••/••' }: CardFaceProps) {
  return (
    <section className={s.face} aria-label={face.kind}>
      <div className="spread baseline pad-y-2 pad-x-4 pad-top-4 text-1">
        <span className={s.brand}>Safar</span>
        <span>{face.kind}</span>
      </div>
      <svg className={s.rail} viewBox="0 0 300 24" aria-hidden="true" preserveAspectRatio="xMinYMid meet">
        <path d="M2 12h296" />
        <circle cx="10" cy="12" r="6" />
        <circle cx="104" cy="12" r="6" />
        <circle cx="198" cy="12" r="6" />
        <rect x="278" y="3" width="18" height="18" rx="3" />
      </svg>
      <p className={s.number}>
        {number === undefined ? <Dots last4={last4} /> : <span data-printed>{groupedNumber(number)}</span>}
      </p>
      <div className={s.plate}>
        <span className="shrink ellipsis">{name === '' ? 'Your name' : name}</span>
        <span>{expiry}</span>
      </div>
    </section>
  )
}

function Dots({ last4 }: { last4: string | undefined }) {
  return (
    <>
      <span aria-hidden="true">•••• •••• •••• {last4 ?? '••••'}</span>
      <VisuallyHidden>{last4 === undefined ? 'No number yet' : `Card number ending in ${last4}`}</VisuallyHidden>
    </>
  )
}
