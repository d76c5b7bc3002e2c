import { Checkbox } from '../../../../ui/checkbox.tsx'
import { useKept } from '../../../../ui/drafts.ts'
import { sections } from '../copy.ts'
import s from './ds-160.module.css'

/** The form, section by section: what it asks and where people stumble. What is ticked is kept on this device. */
export function Sections({ owner }: { owner: string }) {
  const [done, setDone] = useKept<readonly string[]>('ds-160-sections', owner, { otherwise: [], isIt: areNames })
  const next = sections.find(({ name }) => !done.includes(name))?.name
  return (
    <section className={s.part} aria-labelledby="ds-160-sections">
      <h3 id="ds-160-sections">
        Section by section <span className={s.count}>{`${done.length} of ${sections.length} done`}</span>
      </h3>
      <ol className={s.sections}>
        {sections.map(({ name, asks, tips }) => (
          <li key={name}>
            <details open={name === next}>
              <summary data-done={done.includes(name) || undefined}>{name}</summary>
              <p>{asks}</p>
              <ul>
                {tips.map(tip => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
              <Checkbox
                name={name}
                label="Done and saved"
                value={done.includes(name)}
                onChange={isDone => setDone(isDone ? [...done, name] : done.filter(other => other !== name))}
              />
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

const areNames = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every(name => typeof name === 'string')
