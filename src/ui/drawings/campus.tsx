import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** The last station: the campus gate behind the platform, with the case put down. */
export function Campus() {
  return (
    <Drawing>
      <path d="M84 76 160 34l76 42Z" fill={yellow} />
      <path d="M92 76h136v14H92Z" fill={paper} />
      <path d="M100 90h18v74h-18ZM134 90h16v74h-16ZM170 90h16v74h-16ZM202 90h18v74h-18Z" fill={paper} />
      <path d="M84 164h152v13H84Z" fill={blue} />
      <circle cx="160" cy="60" r="8" fill={paper} />
      <path d="M160 34V14h24l-6 6 6 6h-24" fill={blue} />
      <path d="M30 177v-40M30 137c-14 0-20-10-20-22s8-26 20-26 20 14 20 26-6 22-20 22Z" fill={paper} />
      <rect x="252" y="140" width="44" height="36" rx="6" fill={blue} />
      <path d="M266 140v-8h16v8" />
      <path d="M262 140v36M286 140v36" strokeWidth="2.5" stroke={dark} />
      <Sparrow x={274} y={131} left />
    </Drawing>
  )
}
