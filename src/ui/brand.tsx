/** A station board on two posts; its line and stop are the journey. */
export function BrandMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size * 0.9} viewBox="0 0 34 30.6" fill="none" aria-hidden="true">
      <path d="M9 21v8M25 21v8" stroke="var(--ink)" strokeWidth="2.6" strokeLinecap="round" />
      <rect x="1.5" y="3" width="31" height="18" rx="4.5" fill="var(--board)" stroke="var(--ink)" strokeWidth="2.6" />
      <path d="M7 12h20" stroke="var(--board-ink)" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="17" cy="12" r="3.7" fill="var(--board-ink)" />
    </svg>
  )
}
