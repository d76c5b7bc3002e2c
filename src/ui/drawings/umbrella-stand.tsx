import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** An open umbrella over somebody's case, and two more in the stand. */
export function UmbrellaStand() {
  return (
    <Drawing>
      <path d="m28 36-6 14M58 60l-6 14M36 92l-6 14M292 30l-6 14M256 20l-4 9" stroke={blue} />
      <path d="M150 26v-8" />
      <path d="M150 84v84c0 12-18 12-18 0" />
      <path
        d="M70 92c0-40 34-66 80-66s80 26 80 66c-10-11-32-11-40 0-10-11-30-11-40 0-10-11-30-11-40 0-8-11-30-11-40 0Z"
        fill={yellow}
      />
      <path d="M110 92c2-30 16-54 40-66M190 92c-2-30-16-54-40-66M150 92V26" stroke={dark} strokeWidth="2.5" />
      <path d="M70 92c0-40 34-66 80-66s80 26 80 66" />
      <rect x="164" y="128" width="56" height="46" rx="6" fill={blue} />
      <path d="M180 128v-6c0-4 2-6 6-6h12c4 0 6 2 6 6v6M176 128v46M208 128v46" />
      <path d="M258 138V88c0-9 13-9 13 0M276 138l6-42c1-9 14-7 13 2" />
      <path d="m251 138 4-34h8l4 34M271 138l6-30h7l-3 30" fill={paper} />
      <path d="M244 134h52l-6 43h-40Z" fill={yellow} />
      <path d="M248 150h44" stroke={dark} />
      <Sparrow x={92} y={176} />
    </Drawing>
  )
}
