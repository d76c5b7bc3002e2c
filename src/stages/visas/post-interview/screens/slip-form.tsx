import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { PostInterviewView } from '../contract.ts'
import * as copy from '../copy.ts'
import { answers, checkSlip, slips, type Slip, type YesNo } from '../rules.ts'
import { tellSlip } from './later-outcome.ts'
import { useReadOutcome } from './api.ts'

type SlipView = PostInterviewView['slip']
type Values = {
  slip: Slip | ''
  keptPassport: YesNo | ''
  askedForPapers: YesNo | ''
  askedToWait: YesNo | ''
  papers: string
  caseNumber: string
}

const valuesOf = (slipAnswers: SlipView): Values => ({
  slip: slipAnswers?.slip ?? '',
  keptPassport: slipAnswers?.keptPassport ?? '',
  askedForPapers: slipAnswers?.askedForPapers ?? '',
  askedToWait: slipAnswers?.askedToWait ?? '',
  papers: slipAnswers?.papers ?? '',
  caseNumber: slipAnswers?.caseNumber ?? '',
})

const orNull = <T extends string>(value: T | ''): T | null => (value === '' ? null : value)

type SlipFormProps = { slip: SlipView; me: string; onHelp: () => void; onDone: () => void }

/** Its colour, what it asks for, and its number. */
export function SlipForm({ slip, me, onHelp, onDone }: SlipFormProps) {
  const readAgain = useReadOutcome()
  const form = useForm<Values>({
    initial: valuesOf(slip),
    check: ({ slip: colour, papers, caseNumber }) => checkSlip({ slip: orNull(colour), papers, caseNumber }),
    submit: async ({ slip: colour, keptPassport, askedForPapers, askedToWait, ...rest }) => {
      if (colour === '') return
      const slipAnswers = {
        keptPassport: orNull(keptPassport),
        askedForPapers: orNull(askedForPapers),
        askedToWait: orNull(askedToWait),
      }
      await tellSlip({ slip: colour, ...slipAnswers, ...rest }, slip)
      draft.clear()
      await readAgain()
      onDone()
    },
  })
  // The number of the case is personal: it is not left on this device while it is only typed.
  const draft = useDraft('visas/slip', me, form, { except: ['caseNumber'] })
  return (
    <FormFrame form={form} label={copy.slipQuestion}>
      {draft.wasRestored && <Notice tone="info">What you had typed is here again.</Notice>}
      <RadioGroup
        {...form.field('slip')}
        label={copy.slipQuestion}
        hint={copy.slipHint}
        tiles
        options={slips.map(value => ({ value, label: copy.slipNames[value] }))}
      />
      <div>
        <Button kind="link" onClick={onHelp}>
          {copy.helpTitle}
        </Button>
      </div>
      {(['keptPassport', 'askedForPapers', 'askedToWait'] as const).map(name => (
        <RadioGroup key={name} {...form.field(name)} label={copy.questions[name]} optional tiles options={yesOrNo} />
      ))}
      {form.values.askedForPapers === 'yes' && (
        <TextArea label={copy.papersLabel} hint={copy.papersHint} optional minRows={3} {...form.field('papers')} />
      )}
      <TextInput
        label={copy.caseNumberLabel}
        hint={copy.caseNumberHint}
        optional
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('caseNumber')}
      />
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          {copy.save}
        </Button>
        {slip !== null && <Button onClick={onDone}>Do not change</Button>}
      </Actions>
    </FormFrame>
  )
}

const yesOrNo = answers.map(value => ({ value, label: copy.answerNames[value] }))
