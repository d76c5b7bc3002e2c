import type { ReactNode } from 'react'
import type { Help } from '../help/copy.ts'
import s from '#src/stages/loans/screens/loans.module.css'

/** The kind of paper it is, in Safar's three colours. */
export const PaperDrawing = ({ image }: Pick<Help, 'image'>) => (
  <svg className={s.drawing} viewBox="0 0 120 90" aria-hidden="true">
    {drawings[image]}
  </svg>
)

const drawings: Record<Help['image'], ReactNode> = {
  sheet: (
    <>
      <path className={s.sheet} d="M32 8h44l14 14v60H32z" />
      <path className={s.ink} d="M76 8v14h14M42 32h30M42 44h38M42 56h38M42 68h22" />
      <path className={s.mark} d="M74 64h10v10H74z" />
    </>
  ),
  card: (
    <>
      <rect className={s.sheet} x="16" y="20" width="88" height="52" rx="6" />
      <path className={s.mark} d="M16 26a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v6H16z" />
      <rect className={s.ink} x="26" y="42" width="18" height="20" rx="2" />
      <path className={s.ink} d="M54 44h38M54 53h30M54 62h22" />
    </>
  ),
  passport: (
    <>
      <rect className={s.mark} x="34" y="8" width="52" height="74" rx="5" />
      <circle className={s.ink} cx="60" cy="38" r="14" />
      <path className={s.ink} d="M46 38h28M60 24c-9 9-9 19 0 28c9-9 9-19 0-28M46 66h28" />
    </>
  ),
  deed: (
    <>
      <path className={s.sheet} d="M26 12h60v52H26z" />
      <path className={s.ink} d="M36 24h40M36 34h40M36 44h24" />
      <circle className={s.mark} cx="84" cy="62" r="13" />
      <path className={s.ink} d="m78 73-4 13 10-5 10 5-4-13" />
    </>
  ),
}
