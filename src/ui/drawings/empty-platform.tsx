import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** A bench, a lamp and a board without a name: nothing has come in yet. */
export function EmptyPlatform() {
  return (
    <Drawing>
      <path d="M70 177V108M138 177V108" strokeWidth="5" />
      <rect x="48" y="62" width="112" height="50" rx="6" fill={yellow} />
      <rect x="55" y="69" width="98" height="36" rx="3" stroke={dark} strokeWidth="2" />
      <path d="M88 87h32" stroke={dark} strokeDasharray="1 9" strokeWidth="4" />
      <path d="M176 140h84v9h-84ZM176 116h84v9h-84Z" fill={paper} />
      <path d="M188 125v15M248 125v15M188 149v28M248 149v28" />
      <path d="M284 177V60M276 177h16" />
      <path d="M284 60c0-12-8-18-20-18" />
      <path d="M252 56c0-8 5-14 12-14s12 6 12 14Z" fill={blue} />
      <Sparrow x={216} y={115} left />
    </Drawing>
  )
}
