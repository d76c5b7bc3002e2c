import { blue, dark, Drawing, paper, shade, Sparrow, yellow } from './frame.tsx'

/** A wallet on a waiting-room bench, with a first card in it. */
export function WalletCard() {
  return (
    <Drawing>
      <path d="M40 148h240v12H40Z" fill={paper} />
      <path d="M62 160v17M258 160v17" />
      <g transform="rotate(-9 160 70)">
        <rect x="104" y="26" width="122" height="78" rx="9" fill={yellow} />
        <g stroke={dark}>
          <rect x="117" y="44" width="22" height="17" rx="3" />
          <path d="M128 44v17M117 52.5h22" strokeWidth="2" />
          <path d="M206 40c5 5 5 13 0 18M199 44c3 3 3 7 0 10" strokeWidth="2.5" />
        </g>
      </g>
      <path d="M88 84c0-6 4-10 10-10h128c6 0 10 4 10 10v8H88Z" fill={shade} />
      <rect x="80" y="84" width="160" height="64" rx="10" fill={blue} />
      <path d="M80 100c0-9 6-16 16-16h128c10 0 16 7 16 16" />
      <path d="M240 104h-30c-8 0-13 5-13 12s5 12 13 12h30" fill={paper} />
      <circle cx="212" cy="116" r="3.5" fill="currentColor" />
      <Sparrow x={62} y={147} />
    </Drawing>
  )
}
