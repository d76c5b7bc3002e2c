import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { Link } from '#src/ui/link.tsx'
import * as copy from '../copy.ts'
import { holdsFee } from '../rules.ts'
import s from './sevis.module.css'

/** What the card holds, and whether that is enough. */
export function CardState({ cents }: { cents: number }) {
  const isEnough = holdsFee(cents)
  return (
    <aside className={s.card} aria-label={copy.cardTitle}>
      <h3 className="text-2">{copy.cardTitle}</h3>
      <p className="large-5 tabular">{cents === 0 ? copy.cardEmpty : <WithRupees cents={cents} />}</p>
      <output className={isEnough ? s.enough : s.tooLow}>{isEnough ? copy.enough : copy.notEnough}</output>
      {!isEnough && <Link href={copy.cardPage}>{copy.cardWay}</Link>}
    </aside>
  )
}
