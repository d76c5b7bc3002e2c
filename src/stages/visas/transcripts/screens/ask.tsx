import type { ReactNode } from 'react'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { Button } from '#src/ui/button.tsx'
import { DraftChoice } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import type { ParamsView } from '../contract.ts'
import { checkParams, consulates, fundings, longestSubject, fundingNames, transcriptsAsk } from '../rules.ts'
import { transcripts, useReread } from './api.ts'
import s from './transcripts.module.css'

type Asked = { university: ComboboxOption | null; subject: string; consulate: string; funding: string }

const valuesOf = ({ university, subject, consulate, funding }: ParamsView): Asked => ({
  university: university && { value: university.id, label: university.name },
  subject,
  consulate: consulate ?? '',
  funding: funding ?? '',
})

const sent = ({ university, ...rest }: Asked) => ({ university: university?.value ?? '', ...rest })

/** One sentence with four gaps. It is kept, so that the next visit begins with the answer. */
export function Asking({ params, owner }: { params: ParamsView; owner: string }) {
  const reread = useReread()
  const { form, draft } = useSavedForm({
    name: 'transcript-params',
    owner,
    saved: valuesOf(params),
    check: values => checkParams(sent(values)),
    save: async values => {
      await transcripts.ask(sent(values))
      await reread()
    },
  })
  const from = useOrigins('transcripts', transcriptsAsk, form.values)
  return (
    <FormFrame form={form} label="Your interview" from={from}>
      <DraftChoice draft={draft} />
      <div className="stack-4">
        <Part>
          <UniversityField {...form.field('university')} label="I am going to" />
        </Part>
        <Part>
          <TextInput
            {...form.field('subject')}
            label="to study"
            placeholder="Computer Science, CS, …"
            maxLength={longestSubject}
          />
        </Part>
        <Part>
          <Select
            {...form.field('consulate')}
            label="My interview is in"
            options={consulates.map(value => ({ value, label: value }))}
          />
        </Part>
        <Part>
          <Select
            {...form.field('funding')}
            label="and I am funded by"
            options={fundings.map(value => ({ value, label: fundingNames[value] }))}
          />
        </Part>
      </div>
      <div>
        <Button
          type="submit"
          kind={params.askedAt === null ? 'primary' : 'quiet'}
          busy={form.busy}
          busyWords="Looking for transcripts"
        >
          {params.askedAt === null ? 'Show me interviews like mine' : 'Look again'}
        </Button>
      </div>
    </FormFrame>
  )
}

const Part = ({ children }: { children: ReactNode }) => <div className={s.part}>{children}</div>
