import { useQueryClient } from '@tanstack/react-query'
import { InLanguage } from '#src/browser/languages/in-language.tsx'
import { readNamed } from '#src/browser/queries.ts'
import { useRead } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useKnown, useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { ConsentsView } from '../contract.ts'
import { askedWith, checkBirth, consentAsks, purposes, type Purpose } from '../rules.ts'
import { consent } from './api.ts'
import { NoticeRows } from './notice.tsx'
import { useConsentWords } from './use-words.ts'

type AskProps = { purpose: string; onAnswer: (isGiven: boolean) => void }

/** Over what was pressed: nothing of it is lost, and it goes on by itself once this is answered. */
export function ConsentDialog({ purpose, onAnswer }: AskProps) {
  const said = useConsentWords()
  const { words: copy, languageOf } = said
  const asked = purposes.find(one => one === purpose) ?? 'account'
  return (
    <Dialog open wide title={copy.dialog.title} onClose={() => onAnswer(false)}>
      <Stack>
        <p lang={languageOf('dialog')}>{copy.dialog[asked]}</p>
        <InLanguage says={[said]} isPart>
          <Loaded query={useRead(consent.read)} what="our notice" rows={4}>
            {view => <Begun purpose={asked} view={view} onAnswer={onAnswer} />}
          </Loaded>
        </InLanguage>
      </Stack>
    </Dialog>
  )
}

type BegunProps = { purpose: Purpose; view: ConsentsView; onAnswer: (isGiven: boolean) => void }

/** Begins with the birth date that forms or papers know already. */
function Begun(props: BegunProps) {
  const known = useKnown()
  if (props.view.birthDate === null && known === undefined) return <Loading rows={4} />
  return <Agree {...props} known={known?.of('birthDate') ?? ''} />
}

function Agree({ purpose, view, onAnswer, known }: BegunProps & { known: string }) {
  const { words: copy, languageOf } = useConsentWords()
  const queries = useQueryClient()
  const version = view.version ?? 0
  const isBirthKnown = view.birthDate !== null
  const standing = view.consents.filter(one => one.version === version && one.withdrawnAt === null)
  const asked = askedWith(
    purpose,
    standing.map(one => one.purpose),
  )
  const form = useForm({
    initial: { birthDate: known },
    check: typed => (isBirthKnown ? {} : checkBirth(typed, todayHere())),
    submit: async ({ birthDate }) => {
      await consent.give({
        version,
        language: languageOf('purposes'),
        purposes: asked,
        ...(!isBirthKnown && { birthDate }),
      })
      await readNamed(queries, ['rights', 'profile'])
      onAnswer(true)
    },
  })
  return (
    <FormFrame form={form} label={copy.dialog.title} from={useOrigins('consent', consentAsks, form.values)}>
      <NoticeRows purposes={asked} version={version} />
      {!isBirthKnown && (
        <DateInput
          {...form.field('birthDate')}
          label={copy.dialog.birthDate}
          hint={copy.dialog.birthWhy}
          autoComplete="bday"
        />
      )}
      <div className="wrap gap-3">
        <SubmitButton form={form}>{copy.dialog.agree}</SubmitButton>
        <Button kind="quiet" onClick={() => onAnswer(false)}>
          {copy.dialog.leave}
        </Button>
      </div>
    </FormFrame>
  )
}
