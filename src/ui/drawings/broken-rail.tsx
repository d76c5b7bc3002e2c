import { blue, dark, Drawing, paper, Sparrow, yellow } from './frame.tsx'

/** A piece of the line is missing, and somebody has put a board there. */
export function BrokenRail() {
  return (
    <Drawing>
      <path d="M26 160h22v17H26ZM74 160h22v17H74ZM212 160h22v17h-22ZM262 160h22v17h-22Z" fill={paper} />
      <path d="M14 146h96l8 7-6 7H14Z" fill={blue} />
      <path d="M306 146h-92l-10 6 8 8h94Z" fill={blue} />
      <path d="M140 177V90M180 177V90" strokeWidth="4" />
      <g transform="rotate(-4 160 68)">
        <rect x="106" y="36" width="108" height="60" rx="7" fill={yellow} />
        <rect x="113" y="43" width="94" height="46" rx="3" stroke={dark} strokeWidth="2" />
        <path d="m149 56 22 20M171 56l-22 20" stroke={dark} strokeWidth="5" />
      </g>
      <path d="m122 132-8-6M198 130l7-7M118 142h-8" strokeWidth="2.5" />
      <path d="m148 168 18-13 14 6-18 14Z" fill={blue} />
      <Sparrow x={242} y={145} left />
    </Drawing>
  )
}
