import { blue, dark, Drawing, paper, shade, Sparrow, yellow } from './frame.tsx'

/** The guard's first-aid box, a vial and a roll of plaster. */
export function FirstAidBox() {
  return (
    <Drawing>
      <path d="M132 66V54c0-7 4-11 11-11h34c7 0 11 4 11 11v12" />
      <rect x="78" y="66" width="164" height="110" rx="12" fill={paper} />
      <path d="M78 96h164" />
      <rect x="104" y="88" width="18" height="16" rx="3" fill={blue} />
      <rect x="198" y="88" width="18" height="16" rx="3" fill={blue} />
      <circle cx="160" cy="131" r="31" fill={yellow} />
      <path d="M153 112h14v12h12v14h-12v12h-14v-12h-12v-14h12Z" fill={dark} stroke={dark} strokeWidth="2" />
      <path d="M264 177v-40c0-5 4-6 4-10v-5h16v5c0 4 4 5 4 10v40Z" fill={paper} />
      <path d="M264 152h24v25h-24Z" fill={blue} />
      <rect x="265" y="112" width="22" height="10" rx="2" fill={yellow} />
      <circle cx="42" cy="158" r="19" fill={shade} />
      <circle cx="42" cy="158" r="7" fill={paper} />
      <path d="M42 177h24v-9" />
      <Sparrow x={160} y={42} />
    </Drawing>
  )
}
