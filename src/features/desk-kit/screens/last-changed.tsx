import { When } from './when.tsx'

type LastChangedProps = { changedAt: string | null; changedBy: string | null }

/** Who changed it last; what was never changed at the desk says nothing. */
export function LastChanged({ changedAt, changedBy }: LastChangedProps) {
  if (changedAt === null) return null
  return (
    <p className="quiet">
      Last changed <When at={changedAt} />
      {changedBy !== null && ` by ${changedBy}`}.
    </p>
  )
}
