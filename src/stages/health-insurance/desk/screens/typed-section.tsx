import { useMutation } from '@tanstack/react-query'
import { classes } from '#src/ui/classes.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { DeskPolicy, TypedField } from '../contract.ts'
import { fieldWords } from '../copy.ts'
import s from './desk-insurance.module.css'
import { deskInsurance } from './api.ts'
import { parseDay, formatDay } from '#src/values/dates.ts'
import { countryOfCode, countryOfPrefix } from '#src/values/countries.ts'

/** What the student typed: sealed until somebody opens it, which is written down. It goes with the page. */
export function TypedSection({ policy: { id, hasAnswers } }: { policy: DeskPolicy }) {
  const application = useOpening(() => deskInsurance.application({ id }))
  const answers = useOpening(() => deskInsurance.answers({ id }))
  return (
    <section aria-labelledby="desk-typed">
      <h2 id="desk-typed">What they typed</h2>
      <p className="quiet">It is stored sealed. Who opens it, and when, is recorded.</p>
      {application.data !== undefined && <Fields fields={application.data} />}
      {answers.data !== undefined && <Fields fields={answers.data} />}
      <Actions>
        {application.data === undefined && (
          <Button busy={application.isPending} onClick={() => application.mutate()}>
            Open the application
          </Button>
        )}
        {application.data !== undefined && hasAnswers && answers.data === undefined && (
          <Button kind="link" busy={answers.isPending} onClick={() => answers.mutate()}>
            Show the security answers, for the insurer’s form
          </Button>
        )}
      </Actions>
    </section>
  )
}

/** A press, and no query: nothing of it is read again by itself, nor kept. */
function useOpening(open: () => Promise<TypedField[]>) {
  const toasts = useToasts()
  return useMutation({ mutationFn: open, gcTime: 0, onError: error => toasts.error(error.message) })
}

const Fields = ({ fields }: { fields: readonly TypedField[] }) => (
  <dl className={classes('pairs', s.facts)}>
    {fields
      .filter(({ field }) => !shownElsewhere.has(field))
      .map(({ field, value }) => (
        <FieldRow key={field} name={fieldWords(field)} value={valueWords(field, value)} />
      ))}
  </dl>
)

const FieldRow = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)

/** Under 'What they bought', by the names of things and not by their ids. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'universityID',
  'university',
  'planID',
  'visa',
  'coverageStartDate',
  'numberOfMonths',
  'billingCycle',
])

/** Codes and days as one reads them; what is none of these stands as it was typed. */
function valueWords(field: string, value: string): string {
  if (field.endsWith('Prefix')) return `+${countryOfPrefix(value)?.callingCode ?? value}`
  if (field.startsWith('securityQuestion')) return fieldWords(value)
  if (/^(nationality|passportCountry|homeCountryCode)$/.test(field)) return countryOfCode(value)?.name ?? value
  const day = field === 'dob' || field === 'graduationDate' ? parseDay(value) : undefined
  return day === undefined ? value : formatDay(day)
}
