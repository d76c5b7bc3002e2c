import { blue, dark, Drawing, paper, shade, Sparrow, yellow } from './frame.tsx'

/** The station's notice board, with a page that is being written. */
export function NoticeBoard() {
  return (
    <Drawing>
      <path d="M76 177V44M244 177V44" strokeWidth="6" />
      <path d="M50 44 66 24h188l16 20Z" fill={blue} />
      <rect x="62" y="44" width="196" height="106" rx="4" fill={shade} />
      <path d="M80 60h44v34H80Z" fill={paper} />
      <path d="M89 71h26M89 82h16" strokeWidth="2.5" />
      <path d="m80 106 44-3 2 34-44 3Z" fill={yellow} />
      <path d="m89 116 26-2M90 127l18-1" stroke={dark} strokeWidth="2.5" />
      <path d="M142 56h64l14 14v72h-78Z" fill={paper} />
      <path d="M206 56v14h14M154 82h52M154 94h44M154 106h50M154 118h22" strokeWidth="2.5" />
      <path d="M102 56v6M180 52v7" strokeWidth="5" />
      <path d="m186 124 44-44 14 14-44 44-18 4Z" fill={yellow} />
      <path d="m221 89 14 14M186 124l14 14" stroke={dark} strokeWidth="2.5" />
      <path d="m186 124 44-44 14 14-44 44-18 4Z" />
      <Sparrow x={288} y={176} left />
    </Drawing>
  )
}
