import { blue, Drawing, paper, shade, Sparrow, yellow } from './frame.tsx'

/** A shelter that has become somebody's home: a bench with a cushion, a plant, a lamp. */
export function ShelterBench() {
  return (
    <Drawing>
      <path d="M72 177V80M248 177V80" strokeWidth="5" />
      <path d="M72 84h176v60H72Z" fill={shade} />
      <rect x="182" y="96" width="46" height="34" rx="3" fill={paper} />
      <path d="M205 96v34M182 113h46" strokeWidth="2.5" />
      <path d="m44 82 116-56 116 56-8 10L160 42 52 92Z" fill={blue} />
      <path d="M160 42v26" strokeWidth="2.5" />
      <path d="M146 84c0-9 6-16 14-16s14 7 14 16Z" fill={yellow} />
      <path d="M84 144h112v12H84Z" fill={paper} />
      <path d="M84 118h112M84 131h112M94 118v26M186 118v26M94 156v21M186 156v21" />
      <rect x="98" y="116" width="36" height="28" rx="7" fill={yellow} />
      <path d="M214 152h30l-4 25h-22Z" fill={yellow} />
      <path
        d="M229 152v-24M229 138c-12 0-16-7-16-15 10 0 16 6 16 15ZM229 146c10 0 15-6 15-14-9 0-15 5-15 14Z"
        fill={paper}
      />
      <Sparrow x={286} y={176} left />
    </Drawing>
  )
}
