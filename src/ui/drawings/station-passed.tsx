import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** The board of a station with its tick, and the line that goes on behind it. */
export function StationPassed() {
  return (
    <Drawing>
      <path d="M14 150h292M14 162h292" />
      <path
        d="M36 144v24M72 144v24M108 144v24M144 144v24M180 144v24M216 144v24M252 144v24M288 144v24"
        strokeWidth="2.5"
      />
      <path d="M102 177V108M218 177V108" strokeWidth="6" />
      <rect x="70" y="42" width="180" height="68" rx="10" fill={yellow} />
      <rect x="80" y="52" width="160" height="48" rx="5" stroke={dark} strokeWidth="2" />
      <g stroke={dark} strokeWidth="6">
        <path d="m140 76 14 14 28-28" />
      </g>
      <circle cx="40" cy="156" r="11" fill={blue} />
      <circle cx="280" cy="156" r="11" fill={paper} />
      <Sparrow x={222} y={41} left />
    </Drawing>
  )
}
