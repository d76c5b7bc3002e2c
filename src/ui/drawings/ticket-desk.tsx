import { blue, dark, Drawing, paper, Rupee, shade, Sparrow, yellow } from './frame.tsx'

/** A booking desk: a ledger, a lamp, and stacks of coins that grow. */
export function TicketDesk() {
  return (
    <Drawing>
      <path d="M44 108h232v16H44Z" fill={paper} />
      <path d="M58 124h204v53H58Z" fill={blue} />
      <rect x="126" y="132" width="68" height="36" rx="4" fill={yellow} />
      <g stroke={dark}>
        <Rupee x={160} y={150} size={22} />
      </g>
      <path d="M64 108V62M54 108h20" />
      <path d="M64 62c0-16 8-24 22-26" />
      <path d="M78 28c12-6 28 2 30 18l-32 10c-6-10-6-22 2-28Z" fill={yellow} />
      <path d="m132 104 2-34c10-4 20-3 28 3 8-6 18-7 28-3l2 34c-11-4-21-3-30 4-9-7-19-8-30-4Z" fill={paper} />
      <path
        d="M162 73v35M142 80c5-1 9 0 13 2M142 90c5-1 9 0 13 2M169 82c4-2 8-3 13-2M169 92c4-2 8-3 13-2"
        strokeWidth="2.5"
      />
      <g fill={yellow}>
        <rect x="208" y="96" width="24" height="12" rx="4" />
        <rect x="238" y="96" width="24" height="12" rx="4" />
        <rect x="238" y="84" width="24" height="12" rx="4" />
        <rect x="238" y="72" width="24" height="12" rx="4" />
      </g>
      <rect x="208" y="84" width="24" height="12" rx="4" fill={shade} />
      <Sparrow x={250} y={71} left />
    </Drawing>
  )
}
