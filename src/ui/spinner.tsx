import s from './spinner.module.css'

export function Spinner({ label }: { label: string }) {
  return (
    <>
      <SpinnerMark />
      <span role="status" className="visually-hidden">
        {label}
      </span>
    </>
  )
}

/** The turning arc alone, where something else says what is under way. */
export function SpinnerMark() {
  return (
    <span aria-hidden="true">
      <svg className={s.spinner} viewBox="0 0 24 24" fill="none">
        <circle className={s.track} cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className={s.still}>…</span>
    </span>
  )
}
