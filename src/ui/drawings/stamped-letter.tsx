import { blue, dark, Drawing, paper, Rupee, Sparrow, yellow } from './frame.tsx'

/** The letter of the bank, stamped, on the counter of the booking office. */
export function StampedLetter() {
  return (
    <Drawing>
      <path d="M44 140h232v37H44Z" fill={blue} />
      <path d="M34 126h252v14H34Z" fill={yellow} />
      <path d="m96 34 92-10 12 96-92 10Z" fill={paper} />
      <path d="m112 54 48-5M114 70l62-7M116 86l40-4" strokeWidth="2.5" />
      <circle cx="182" cy="98" r="21" fill={yellow} />
      <g stroke={dark}>
        <Rupee x={182} y={98} size={22} />
      </g>
      <path
        d="M226 126v-18h-6c0-12 8-14 8-26 0-9-6-12-6-19a14 14 0 0 1 28 0c0 7-6 10-6 19 0 12 8 14 8 26h-6v18Z"
        fill={paper}
      />
      <path d="M220 114h36" strokeWidth="2.5" />
      <path d="M84 158h60M176 158h60" stroke={paper} strokeWidth="2.5" />
      <Sparrow x={66} y={125} />
    </Drawing>
  )
}
