import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** The platform's clock, wearing a graduate's cap: time to choose. */
export function PlatformClock() {
  return (
    <Drawing>
      <path d="M64 177V22h14v155" fill={blue} />
      <path d="M54 177c0-8 6-14 17-14s17 6 17 14" fill={blue} />
      <path d="M78 40h50M78 76c0-20 14-36 34-36" />
      <path d="M96 40v14a8 8 0 1 0 8-8" strokeWidth="2.5" />
      <circle cx="182" cy="112" r="56" fill={yellow} />
      <circle cx="182" cy="112" r="43" fill={paper} />
      <path d="M182 77v6M182 141v6M147 112h6M211 112h6" />
      <path d="M182 112V90M182 112l18 10" strokeWidth="4" />
      <circle cx="182" cy="112" r="3" fill="currentColor" />
      <path d="M128 40h26" />
      <path d="M150 46v16c8 9 52 9 62 0V46" fill={blue} />
      <path d="m181 16 66 20-66 20-66-20Z" fill={blue} />
      <path d="M181 36 234 46v20" stroke={yellow} />
      <path d="M230 66h8v14h-8Z" fill={yellow} stroke={dark} strokeWidth="2" />
      <path d="M166 177h32M182 168v9" />
      <Sparrow x={264} y={176} left />
    </Drawing>
  )
}
