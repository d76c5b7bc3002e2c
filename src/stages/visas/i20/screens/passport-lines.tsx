import type { Passport } from '#src/reading/passport.ts'
import type { Form } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '#src/features/passport-profile/passport/rules.ts'
import { fromPassport, toneOf, untilWords } from '#src/features/passport-profile/passport/rules.ts'
import { replacedIn } from '#src/features/passport-profile/rules.ts'
import { MachineLines } from '#src/features/passport-profile/screens/machine-lines.tsx'
import { localToday, type I20Values } from './i20-values.ts'

/** Read from the passport, the name is right in each form after this one. */
export const PassportLines = ({ form }: { form: Form<I20Values> }) => (
  <MachineLines
    hint={copy.hint}
    button={copy.fill}
    today={Temporal.PlainDate.from(localToday())}
    replaced={passport => replacedIn({ bornOn: passport.bornOn.toString() }, { bornOn: form.values.dob })}
    onRead={passport => fillIn(form, passport)}
    Said={Filled}
  />
)

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

const Filled = ({ passport }: { passport: Passport }) => (
  <Notice tone={toneOf(passport, Temporal.PlainDate.from(localToday()))} live title={copy.filled}>
    <p>{passport.isCut ? copy.cut : copy.given}</p>
    <p>{untilWords(passport, Temporal.PlainDate.from(localToday()))}</p>
  </Notice>
)
