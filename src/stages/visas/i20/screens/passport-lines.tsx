import { useState } from 'react'
import { readPassport, type Passport } from '#src/reading/passport.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import type { Form } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '#src/features/passport-profile/passport/copy.ts'
import { fromPassport } from '#src/features/passport-profile/passport/rules.ts'
import s from './i20.module.css'
import { localToday, type I20Values } from './i20-values.ts'

/** Typed once and checked by its own digits, the name is right in each form after this one. */
export function PassportLines({ form }: { form: Form<I20Values> }) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const [filled, setFilled] = useState<Passport>()
  const read = readPassport(typed, Temporal.PlainDate.from(localToday()))
  const fill = () => {
    setTried(true)
    if ('problem' in read) return
    fillIn(form, read.passport)
    setFilled(read.passport)
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
            hint={copy.hint}
            value={typed}
            onChange={setTyped}
            error={isTried && 'problem' in read ? copy.problems[read.problem] : undefined}
            minRows={3}
            maxLength={300}
            spellCheck={false}
          />
        </div>
        <div>
          <Button onClick={fill}>{copy.fill}</Button>
        </div>
        {filled !== undefined && <Filled passport={filled} />}
      </div>
    </Fold>
  )
}

function fillIn(form: Form<I20Values>, passport: Passport): void {
  const { texts } = form.values
  const found = fromPassport(passport, {
    lastName: texts.last_name ?? '',
    firstName: texts.first_name ?? '',
    middleName: texts.middle_name ?? '',
  })
  form.set('texts', {
    ...texts,
    last_name: found.lastName,
    first_name: found.firstName,
    middle_name: found.middleName,
    ...(found.citizenship !== undefined && { citizenship_country: found.citizenship }),
  })
  form.set('dob', found.dob)
  if (found.gender !== undefined) form.set('gender', found.gender)
}

const Filled = ({ passport: { isCut, expiresOn } }: { passport: Passport }) => (
  <Notice tone={isCut ? 'info' : 'done'} live title={copy.filled}>
    {isCut ? <p>{copy.cut}</p> : <p>{copy.given}</p>}
    <p>{copy.validUntil(formatDay(expiresOn))}</p>
  </Notice>
)
