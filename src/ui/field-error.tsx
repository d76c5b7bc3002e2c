import s from './field.module.css'
import { WarnIcon } from './icons.tsx'

/** The live region stands there before the words do; otherwise they would not be read out. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <div className={s.error} id={id}>
          <WarnIcon size={18} />
          <span>{error}</span>
        </div>
      )}
    </div>
  )
}
