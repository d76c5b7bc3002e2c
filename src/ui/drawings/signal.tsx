import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** A semaphore with its arm down: the line is clear. */
export function Signal() {
  return (
    <Drawing>
      <path d="M190 177a46 46 0 0 1 92 0Z" fill={yellow} />
      <path d="M236 118v-12M196 136l-9-9M276 136l9-9" />
      <path d="M134 177V30M148 177V30" />
      <path d="M134 58h14M134 78h14M134 98h14M134 118h14M134 138h14M134 158h14" strokeWidth="2.5" />
      <path d="M141 30V20" />
      <path d="m134 24 7-8 7 8v6h-14Z" fill={blue} />
      <path d="m140 40-86 34 8 20 86-34Z" fill={yellow} />
      <path d="m72 67 8 20" stroke={dark} strokeWidth="6" strokeLinecap="butt" />
      <path d="m140 40-86 34 8 20 86-34Z" />
      <path d="m136 104-50 20 5 14 50-20Z" fill={blue} />
      <rect x="148" y="36" width="26" height="46" rx="6" fill={paper} />
      <circle cx="161" cy="48" r="6" />
      <circle cx="161" cy="68" r="6" fill={yellow} />
      <path d="M118 177v-8h46v8" fill={paper} />
      <Sparrow x={102} y={51} left />
    </Drawing>
  )
}
