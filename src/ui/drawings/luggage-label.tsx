import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** A packed case with its papers on top and a left-luggage label on the handle. */
export function LuggageLabel() {
  return (
    <Drawing>
      <path d="m84 72 4-42 44-3v43Z" fill={paper} />
      <path d="m100 42 20-1M99 54l20-1" strokeWidth="2.5" />
      <path d="m196 72 6-40 30 5-4 36Z" fill={yellow} />
      <path d="m209 48 12 2" stroke={dark} strokeWidth="2.5" />
      <path d="M128 70c0-10 3-14 12-14h32c9 0 12 4 12 14" />
      <rect x="66" y="70" width="180" height="100" rx="12" fill={blue} />
      <path d="M96 70v100M216 70v100" />
      <rect x="88" y="104" width="16" height="14" rx="2" fill={yellow} />
      <rect x="208" y="104" width="16" height="14" rx="2" fill={yellow} />
      <path d="M80 170v7M232 170v7" />
      <path d="M168 60c8 14 2 22-6 30" />
      <path d="m150 86 22-4 12 12 2 54c0 3-2 5-5 5l-42 2c-3 0-5-2-5-5l-1-50Z" fill={yellow} />
      <circle cx="161" cy="95" r="4.5" fill={paper} />
      <g stroke={dark} strokeWidth="2.5">
        <path d="m146 114 28-1M146 125l28-1M147 136l17-1" />
      </g>
      <Sparrow x={286} y={176} left />
    </Drawing>
  )
}
