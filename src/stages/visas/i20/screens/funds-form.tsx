import { useEffect, useRef } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import type { I20View } from '../contract.ts'
import { AlsoThere, useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { parts } from '../copy.ts'
import { i20Asks } from '../rules.ts'
import s from '#src/stages/visas/screens/visas.module.css'
import { PersonalData } from './personal-data.tsx'
import { SourcesOfFunds } from './sources-of-funds.tsx'
import { isUpToDate } from './up-to-date.ts'
import { useI20, type Part, type Saving } from './use-i20.ts'
import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { TickIcon } from '#src/ui/icons.tsx'

/** Personal Data, then Sources of Funds. */
export function FundsForm({ view, owner }: { view: I20View; owner: string }) {
  const { form, part, setPart, saving, wasRestored } = useI20(view, owner)
  const from = useOrigins('i20', i20Asks, { ...form.values, ...form.values.texts })
  const heading = useRef<HTMLHeadingElement>(null)
  const isTurned = useRef(false)
  // Anyone who turns the page begins at its top.
  useEffect(() => {
    if (isTurned.current) heading.current?.focus()
    isTurned.current = false
  }, [part])
  const turn = (to: Part) => {
    isTurned.current = true
    setPart(to)
  }
  const isFirst = part === 'personal'
  // One thing to do next: once it is filled as it stands, that is no more to fill it.
  const kind = isUpToDate(view) ? 'quiet' : 'primary'
  return (
    <>
      <FormFrame form={form} label="I-20 form" from={from}>
        <div className="stack-5 shrink">
          <ol className={s.parts} aria-label="Parts of the form">
            {(['personal', 'funds'] as const).map(name => (
              <li key={name} aria-current={part === name ? 'step' : undefined}>
                <button type="button" onClick={() => turn(name)}>
                  {parts[name]}
                </button>
              </li>
            ))}
          </ol>
          <h3 ref={heading} tabIndex={-1} className="text-4">
            {parts[part]}
          </h3>
          {wasRestored && <p className="quiet">This is what you typed here before. It is being saved.</p>}
          {isFirst ? <PersonalData form={form} /> : <SourcesOfFunds form={form} />}
          <SavingLine saving={saving} />
          <Actions>
            {isFirst ? (
              <Button key="next" kind={kind} onClick={() => turn('funds')}>
                Next: {parts.funds}
              </Button>
            ) : (
              <>
                <Button key="generate" type="submit" kind={kind} busy={form.busy} busyWords="Filling your form">
                  {view.filledI20 === null ? 'Generate' : 'Generate again'}
                </Button>
                <Button onClick={() => turn('personal')}>Back to {parts.personal}</Button>
              </>
            )}
          </Actions>
        </div>
      </FormFrame>
      {/* It saves what is typed at once: nobody is asked about half a name. */}
      {(!isFirst || !form.isChanged) && <AlsoThere at={['i20']} />}
    </>
  )
}

/** Whether what is seen is kept, and where. */
function SavingLine({ saving }: { saving: Saving }) {
  return (
    <span role="status" className={s.saving}>
      {saving === 'saved' && (
        <>
          <TickIcon size={18} /> Saved
        </>
      )}
      {saving === 'kept' && keptHere}
      {saving === 'saving' && 'Saving'}
      {saving === 'unsaved' && 'Not saved yet. Kept on this device.'}
      {saving === 'trying-again' && 'Not saved yet: we try again by ourselves. Kept on this device.'}
    </span>
  )
}
