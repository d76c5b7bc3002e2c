import { When } from '#src/features/desk-kit/screens/when.tsx'
import s from './catalogue.module.css'

type LastChangedProps = { changedAt: string | null; changedBy: string | null }

export function LastChanged({ changedAt, changedBy }: LastChangedProps) {
  if (changedAt === null) return null
  return (
    <p className={s.quiet}>
      Last changed <When at={changedAt} />
      {changedBy !== null && ` by ${changedBy}`}.
    </p>
  )
}
