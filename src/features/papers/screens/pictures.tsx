// What papers look like from afar: a card is no certificate. Their names stand beside them.
import type { PaperName } from '../rules.ts'
import s from './tiles.module.css'

const sheet = <path d="M9 4h18l6 6v34H9z" />
const shapes = {
  text: (
    <>
      {sheet}
      <path d="M14 18h14M14 24h14M14 30h9" />
    </>
  ),
  bars: (
    <>
      {sheet}
      <path d="M14 36v-6M20 36V24M26 36V18" className={s.blueLine} />
    </>
  ),
  booklet: (
    <>
      <rect x="9" y="4" width="24" height="40" rx="3" className={s.cover} />
      <path d="M15 34h12M27 20a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" className={s.onCover} />
    </>
  ),
  table: <path d="M8 5h27v38H8zM8 14h27M8 22h27M8 30h27M25 14v29" />,
  face: <path d="M6 8h32v32H6zM28 21a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM11 39c1-7 5-10 11-10s10 3 11 10" />,
  card: <path d="M4 14h36v24H4zM17 24a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM22 22h12M22 28h12M9 33h25" />,
  seal: (
    <>
      <path d="M9 4h24v40H9zM14 13h14M14 19h14" />
      <circle cx="21" cy="33" r="5" className={s.blue} />
    </>
  ),
}

const pictures: { readonly [name in PaperName]?: keyof typeof shapes } = {
  passport: 'booklet',
  photo: 'face',
  'degree-certificate': 'seal',
  'vaccine-record': 'seal',
  'insurance-policy': 'seal',
  'school-mark-sheets': 'table',
  'degree-mark-sheets': 'table',
  'test-scores': 'table',
  'entrance-result': 'table',
  'bank-statements': 'bars',
  'pay-slips': 'bars',
  'asset-summary': 'bars',
  aadhaar: 'card',
  'pan-card': 'card',
  'driving-licence': 'card',
  'voter-id': 'card',
}

export const Picture = ({ of }: { of: PaperName }) => (
  <svg className={s.picture} viewBox="0 0 44 48" aria-hidden="true" focusable="false">
    {shapes[pictures[of] ?? 'text']}
  </svg>
)

/** The time that is left, or a tick; its words stand below. */
export const TimeRing = ({ left, isTicked = false }: { left?: number | undefined; isTicked?: boolean }) => (
  <svg className={s.ring} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <circle cx="22" cy="22" r="16" className={s.bed} />
    {left !== undefined && (
      <circle
        cx="22"
        cy="22"
        r="16"
        pathLength="100"
        strokeDasharray={`${Math.round(left * 100)} 100`}
        transform="rotate(-90 22 22)"
      />
    )}
    {isTicked && <path d="m16 22.5 4.5 4.5 8-9.5" />}
  </svg>
)

export const FolderIcon = () => (
  <svg className={s.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M3 7h14v9.5H3zM7 7V4h6v3M7 7v9.5M13 7v9.5" />
  </svg>
)
export const CameraIcon = () => (
  <svg className={s.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M3 6.5h3.5L8 4.5h4l1.5 2H17V16H3zM12.8 11a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z" />
  </svg>
)
export const UploadIcon = () => (
  <svg className={s.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M10 13.5V4M6 7.5l4-4 4 4M3.5 13v3.5h13V13" />
  </svg>
)
