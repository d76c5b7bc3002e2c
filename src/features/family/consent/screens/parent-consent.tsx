import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { readNamed } from '#src/browser/queries.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import { checkParent, purposes } from '#src/features/consent/rules.ts'
import { NoticeRows } from '#src/features/consent/screens/notice.tsx'
import { useConsentWords } from '#src/features/consent/screens/use-words.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { familyConsentContracts, ParentConsentView } from '../contract.ts'

const { familyConsent } = seldomApiOf<typeof familyConsentContracts>()

type OfStudent = { student: string; firstName: string }

/** For who is a parent of a student under 18; for everybody else there is nothing here. */
export function ParentConsent({ student, firstName }: OfStudent) {
  const { words, dayOf, languageOf } = useConsentWords()
  const copy = words.parent
  const asks = optional(useRead(familyConsent.read, { student }))?.asks
  if (asks == null) return null
  return (
    <section className="heads-4 stack-4" aria-label={copy.title(firstName)} lang={languageOf('parent')}>
      <h2>{copy.title(firstName)}</h2>
      {asks.givenAt === null ? (
        <Give student={student} firstName={firstName} asks={asks} />
      ) : (
        <>
          <p>{copy.given(dayOf(asks.givenAt, 'parent'))}</p>
          <Fold summary={copy.readWhole(firstName)}>
            <NoticeRows purposes={purposes} version={asks.version} />
          </Fold>
          <div>
            <ConfirmVerb
              label={copy.withdraw}
              title={copy.withdrawTitle}
              confirm={copy.withdraw}
              keep={copy.keep}
              act={() => familyConsent.withdraw({ student })}
              rereads={['family']}
              done={copy.withdrawn}
            >
              <p>{copy.withdrawMeans(firstName)}</p>
            </ConfirmVerb>
          </div>
        </>
      )}
    </section>
  )
}

function Give({ student, firstName, asks }: OfStudent & { asks: NonNullable<ParentConsentView['asks']> }) {
  const { words, languageOf } = useConsentWords()
  const copy = words.parent
  const queries = useQueryClient()
  const toasts = useToasts()
  const { proved, dialog } = useProof()
  const form = useForm({
    initial: { birthDate: asks.birthDate ?? '', isParent: false },
    check: typed => checkParent(typed, todayHere()),
    submit: async typed => {
      await proved(() =>
        familyConsent.give({ student, version: asks.version, language: languageOf('purposes'), ...typed }),
      )
      toasts.success(copy.agreed)
      await readNamed(queries, ['family'])
    },
  })
  return (
    <>
      <p>{copy.why(firstName)}</p>
      <NoticeRows purposes={purposes} version={asks.version} />
      <FormFrame form={form} label={copy.title(firstName)}>
        <DateInput {...form.field('birthDate')} label={copy.birthDate} autoComplete="bday" />
        <Checkbox {...form.field('isParent')} label={copy.isParent(firstName)} />
        <SubmitButton form={form}>{copy.agree}</SubmitButton>
      </FormFrame>
      {dialog}
    </>
  )
}
