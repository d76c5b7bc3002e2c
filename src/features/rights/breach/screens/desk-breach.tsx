import type { rightsContracts, PackView } from '#src/features/rights/contract.ts'
import { useState } from 'react'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { checkAsked, longestWords, type Asked } from '../copy.ts'
import { Pack } from './pack.tsx'
import s from './breach.module.css'

const { breach } = deskApiOf<typeof rightsContracts>()

type Prepared = { asked: Asked; pack: PackView }

/** Who is concerned by a breach, and what they and the Board read. */
export function DeskBreach({ me }: { me: string }) {
  const [prepared, setPrepared] = useState<Prepared>()
  const form = useForm<Asked>({
    initial: { what: '', doing: '', from: '', to: '', addresses: '' },
    check: checkAsked,
    submit: async asked => setPrepared({ asked, pack: await breach.list(asked) }),
  })
  const draft = useDraft('breach', me, form)
  return (
    <Screen
      title="Breach pack"
      words="Everybody concerned is notified without delay, and the Board too; detail follows within 72 hours. That you prepare it is noted."
    >
      <div className="screen-only">
        <FormFrame form={form} label="Prepare the pack">
          <TextArea
            {...form.field('what')}
            label="What happened"
            hint="As the people will read it: 'A laptop with copies of chats was stolen.'"
            maxLength={longestWords}
          />
          <div className={s.days}>
            <DateInput {...form.field('from')} label="First day" />
            <DateInput {...form.field('to')} label="Last day" />
          </div>
          <TextArea {...form.field('doing')} label="What is done about it" maxLength={longestWords} />
          <TextArea
            {...form.field('addresses')}
            label="Only these people"
            hint="Their e-mail addresses. Empty: everybody who had an account by the last day."
            optional
          />
          <div>
            <Button kind={prepared === undefined ? 'primary' : 'quiet'} type="submit" busy={form.busy}>
              {prepared === undefined ? 'Prepare' : 'Prepare again'}
            </Button>
          </div>
        </FormFrame>
      </div>
      {prepared !== undefined && <Pack {...prepared} onNotified={() => draft.clear()} />}
    </Screen>
  )
}
