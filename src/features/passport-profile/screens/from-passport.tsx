import { useState } from 'react'
import { todayHere } from '#src/browser/zone.ts'
import { readPassport, type Passport } from '#src/reading/passport.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { PassportProfileView } from '../contract.ts'
import * as copy from '../passport/copy.ts'
import { factsIn } from '../passport/rules.ts'
import s from './passport-profile.module.css'
import { useKeepFacts, useKeepPaper } from './use-change.ts'

/** Typed once and checked by its own digits, the passport fills in the profile, and is what other papers are held against. */
export function FromPassport({ known }: { known: PassportProfileView }) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const [kept, setKept] = useState<Passport>()
  const keepPaper = useKeepPaper()
  const keepFacts = useKeepFacts()
  const read = readPassport(typed, todayHere())
  const keep = async () => {
    setTried(true)
    if ('problem' in read) return
    const { facts, says } = factsIn(read.passport, known.facts)
    await keepFacts.mutateAsync({ facts, from: 'passport' })
    await keepPaper.mutateAsync({ paper: 'passport', says })
    setKept(read.passport)
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
            hint={copy.keptHint}
            value={typed}
            onChange={setTyped}
            error={isTried && 'problem' in read ? copy.problems[read.problem] : undefined}
            minRows={3}
            maxLength={300}
            spellCheck={false}
          />
        </div>
        <div>
          <Button busy={keepFacts.isPending || keepPaper.isPending} onClick={() => void keep().catch(() => {})}>
            {copy.keep}
          </Button>
        </div>
        {kept !== undefined && (
          <Notice tone={kept.isCut ? 'info' : 'done'} live title={copy.kept}>
            <p>{kept.isCut ? copy.cut : copy.given}</p>
          </Notice>
        )}
      </div>
    </Fold>
  )
}
