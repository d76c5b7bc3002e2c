import s from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export function Spinner({ label }: { label: string }) {
  return (
    <output>
      <svg className={s.spinner} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className={s.track} cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className={s.still} aria-hidden="true">
        …
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
