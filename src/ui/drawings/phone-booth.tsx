import { blue, dark, Drawing, paper, shade, Sparrow, yellow } from './frame.tsx'

/** The yellow booth from which one used to ring home, with its wire and its waves. */
export function PhoneBooth() {
  return (
    <Drawing>
      <path d="M94 177V46h132v131" fill={yellow} />
      <path d="M84 46V30c0-5 3-8 8-8h136c5 0 8 3 8 8v16Z" fill={blue} />
      <path d="M152 30v8M146 34h28M168 30v8" stroke={paper} />
      <rect x="108" y="60" width="104" height="104" rx="4" fill={paper} />
      <path d="M108 140h104v24H108Z" fill={shade} />
      <path d="M124 140v-22c0-6 4-10 10-10h26c6 0 10 4 10 10v22Z" fill={blue} />
      <circle cx="147" cy="126" r="8.5" fill={paper} />
      <path d="M118 108c-3-12 3-20 12-20h34c9 0 15 8 12 20h-14v-8h-30v8Z" fill={yellow} />
      <path d="M118 108c-3-12 3-20 12-20h34c9 0 15 8 12 20h-14v-8h-30v8Z" />
      <path d="M170 132c12 0 8 16 20 16s8-18 16-24" strokeWidth="2.5" />
      <path d="M186 72h16M186 82h16M186 92h10" strokeWidth="2.5" />
      <path d="M94 164h132" stroke={dark} />
      <path d="M252 60c8 10 8 26 0 36M266 48c14 18 14 42 0 60M68 60c-8 10-8 26 0 36M54 48c-14 18-14 42 0 60" />
      <Sparrow x={262} y={176} left />
    </Drawing>
  )
}
