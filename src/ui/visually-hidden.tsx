import type { ReactNode } from 'react'

/** Words for screen readers alone. The class is global, in base.css, so that it exists once. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
