import { blue, dark, Dollar, Drawing, paper, Rupee, shade, Sparrow, yellow } from './frame.tsx'

/** Where money is changed: an awning, a grille, and two coins on the sill. */
export function CounterWindow() {
  return (
    <Drawing>
      <path d="M72 177V58h176v119" fill={paper} />
      <rect x="92" y="66" width="136" height="78" rx="3" fill={shade} />
      <path d="M115 66v50M138 66v40M182 66v40M205 66v50M92 92h136" />
      <path d="M124 144v-8c0-20 15-34 36-34s36 14 36 34v8Z" fill={paper} />
      <path
        d="M78 26h164l18 34a14 14 0 0 1-28 0 14.4 14.4 0 0 1-29 0 14.4 14.4 0 0 1-29 0 14.4 14.4 0 0 1-28 0 14.4 14.4 0 0 1-29 0 14.4 14.4 0 0 1-29 0 14 14 0 0 1-28 0Z"
        fill={yellow}
      />
      <path d="m104 26-16 34M132 26l-15 34M160 26v34M188 26l15 34M216 26l16 34" stroke={dark} />
      <rect x="62" y="144" width="196" height="13" rx="3" fill={blue} />
      <circle cx="112" cy="127" r="17" fill={yellow} />
      <g stroke={dark}>
        <Rupee x={112} y={127} size={17} />
      </g>
      <circle cx="208" cy="127" r="17" fill={paper} />
      <Dollar x={208} y={127} size={17} />
      <path d="M146 122h26m-6-6 6 6-6 6M172 136h-26m6-6-6 6 6 6" strokeWidth="2.5" />
      <Sparrow x={284} y={176} left />
    </Drawing>
  )
}
