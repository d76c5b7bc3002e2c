import { TickIcon, WarnIcon } from '#src/ui/icons.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as copy from '../copy.ts'
import type { Finding } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './photo.module.css'

export const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className={classes('stack-2 list', s.findings)}>
    {findings.map(({ about, isRight, words }) => (
      <li key={about} className={isRight ? s.right : s.wrong}>
        {isRight ? <TickIcon size={20} /> : <WarnIcon size={20} />}
        <span>
          <VisuallyHidden>{isRight ? 'Right: ' : 'To put right: '}</VisuallyHidden>
          <strong>{copy.findings[about].title}</strong>
          <span className="quiet block">{words}</span>
        </span>
      </li>
    ))}
  </ul>
)
