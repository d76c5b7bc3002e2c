import { blue, dark, Drawing, paper, Rupee, shade, Sparrow, yellow } from './frame.tsx'

/** A safe on a porter's trolley: the money travels too. */
export function CashSafe() {
  return (
    <Drawing>
      <path d="M58 148h204" strokeWidth="5" />
      <path d="M58 148 36 84H22" strokeWidth="5" />
      <circle cx="98" cy="162" r="14" fill={paper} />
      <circle cx="98" cy="162" r="3" />
      <circle cx="222" cy="162" r="14" fill={paper} />
      <circle cx="222" cy="162" r="3" />
      <rect x="84" y="34" width="132" height="114" rx="10" fill={blue} />
      <rect x="98" y="48" width="104" height="86" rx="5" fill={paper} />
      <circle cx="150" cy="91" r="26" fill={yellow} />
      <path d="M150 65v8M150 109v8M124 91h8M168 91h8" stroke={dark} />
      <circle cx="150" cy="91" r="9" fill={paper} />
      <path d="m150 91 9-12" />
      <path d="M188 78v26" strokeWidth="5" />
      <path d="M84 62h-6v16h6M84 104h-6v16h6" />
      <path d="M228 128h34v20h-34Z" fill={shade} />
      <path d="M228 110h34v18h-34Z" fill={yellow} />
      <g stroke={dark}>
        <Rupee x={245} y={119} size={12} />
      </g>
      <path d="M228 92h34v18h-34Z" fill={paper} />
      <Sparrow x={116} y={33} />
    </Drawing>
  )
}
