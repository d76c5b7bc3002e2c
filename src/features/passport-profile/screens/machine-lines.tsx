import { useState, type ReactNode } from 'react'
import { readPassport, type Passport } from '#src/reading/passport.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import * as copy from '../passport/rules.ts'
import type { Replaced } from '../rules.ts'
import { ReplacedValues } from './replaced-values.tsx'
import s from './passport-profile.module.css'

type MachineLinesProps = {
  hint: string
  button: string
  busy?: boolean
  today: Temporal.PlainDate
  /** Takes what was read over. */
  onRead: (passport: Passport) => Promise<void> | void
  /** What is known here already and would be something else: both are shown before it is taken. */
  replaced: (passport: Passport) => readonly Replaced[]
  /** What is said of it afterwards. */
  Said: (props: { passport: Passport }) => ReactNode
}

/** The two lines at the foot of a passport: typed once, and checked by their own digits. */
export function MachineLines({ hint, button, busy, today, onRead, replaced, Said }: MachineLinesProps) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const [taken, setTaken] = useState<Passport>()
  const read = readPassport(typed, today)
  const [asked, setAsked] = useState<readonly Replaced[]>([])
  const take = async (isAgreed: boolean) => {
    setTried(true)
    if ('problem' in read) return
    const differing = isAgreed ? [] : replaced(read.passport)
    setAsked(differing)
    if (differing.length > 0) return
    await onRead(read.passport)
    setTaken(read.passport)
    setTyped('')
    setTried(false)
  }
  return (
    <Fold summary={copy.title}>
      <div className="stack-3">
        <div className={s.machine}>
          <TextArea
            name="passport-lines"
            label={copy.label}
            hint={hint}
            value={typed}
            onChange={text => {
              setTyped(text)
              setAsked([])
            }}
            error={isTried && 'problem' in read ? copy.problems[read.problem] : undefined}
            minRows={3}
            maxLength={300}
            spellCheck={false}
          />
        </div>
        <div>
          {/* A call that failed says so by itself. */}
          <Button busy={busy === true} onClick={() => void take(false).catch(() => {})}>
            {button}
          </Button>
        </div>
        {asked.length > 0 && (
          <Notice tone="waiting" live title={copy.replaceTitle}>
            <ReplacedValues of={asked} />
            <Actions>
              <Button busy={busy === true} onClick={() => void take(true).catch(() => {})}>
                {copy.replace}
              </Button>
              <Button kind="link" onClick={() => setAsked([])}>
                {copy.leave}
              </Button>
            </Actions>
          </Notice>
        )}
        {taken !== undefined && <Said passport={taken} />}
      </div>
    </Fold>
  )
}
