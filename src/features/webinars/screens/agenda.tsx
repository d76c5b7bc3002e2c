import * as copy from '../copy.ts'
import s from './webinars.module.css'

/** Its parts, one a line. */
export function Agenda({ text }: { text: string }) {
  const parts = [...new Set(text.split('\n').filter(line => line.trim() !== ''))]
  if (parts.length === 0) return null
  return (
    <div>
      <h4 className={s.label}>{copy.agenda}</h4>
      <ul className="readable above-1 points muted">
        {parts.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  )
}
