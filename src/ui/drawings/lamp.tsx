import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** The guard's hand lamp: some light while the line is down. */
export function Lamp() {
  return (
    <Drawing>
      <path d="M128 56c0-26 14-40 32-40s32 14 32 40" />
      <path d="m134 66 8-18h36l8 18Z" fill={blue} />
      <path d="M150 48v-8h20v8" fill={blue} />
      <rect x="118" y="66" width="84" height="84" rx="8" fill={paper} />
      <rect x="128" y="76" width="64" height="64" rx="5" fill={yellow} />
      <path d="M160 88c12 12 17 20 17 28a17 17 0 0 1-34 0c0-8 5-16 17-28Z" fill={paper} />
      <path d="M160 112c5 5 7 8 7 12a7 7 0 0 1-14 0c0-4 2-7 7-12Z" fill={yellow} stroke={dark} strokeWidth="2.5" />
      <path d="M112 150h96l6 27H106Z" fill={blue} />
      <path d="M92 84 74 76M88 108H68M92 132l-18 8M228 84l18-8M232 108h20M228 132l18 8" />
      <Sparrow x={270} y={176} left />
    </Drawing>
  )
}
