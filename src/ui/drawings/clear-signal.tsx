import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** The arm is up and the lamp is lit: the train at the platform may leave. */
export function ClearSignal() {
  return (
    <Drawing>
      <path d="M20 177v-62c0-8 5-13 13-13h92c30 0 46 22 52 46l6 29Z" fill={blue} />
      <path d="M36 116h30v24H36ZM78 116h30v24H78Z" fill={paper} />
      <path d="M122 116h10c16 0 24 11 28 24h-38Z" fill={paper} />
      <path d="M20 156h160" stroke={yellow} strokeWidth="5" strokeLinecap="butt" />
      <path d="M236 177V34M250 177V34" />
      <path d="M236 66h14M236 90h14M236 114h14M236 138h14M236 160h14" strokeWidth="2.5" />
      <path d="m236 28 7-8 7 8v6h-14Z" fill={blue} />
      <path d="m242 50 52-40 10 14-52 40Z" fill={yellow} />
      <path d="m282 18 11 15" stroke={dark} strokeWidth="6" strokeLinecap="butt" />
      <path d="m242 50 52-40 10 14-52 40Z" />
      <rect x="212" y="44" width="24" height="44" rx="6" fill={paper} />
      <circle cx="224" cy="56" r="6" />
      <circle cx="224" cy="76" r="6" fill="var(--leaf)" />
      <path d="M222 177v-8h42v8" fill={paper} />
      <Sparrow x={284} y={176} left />
    </Drawing>
  )
}
