import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { RichTextField } from '#src/ui/rich-text-field.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { guideRequired } from '#src/stages/health-insurance/waiver/copy.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { DeskPolicy } from '../contract.ts'
import { done, guideHint } from '../copy.ts'
import { deskInsurance, useInsuranceVerb } from './api.ts'
import { kindFor } from './next.ts'

type EditorProps = { policy: DeskPolicy; me: string }

/** The guide that the student reads: the university's, until one is written for this student. */
export function GuideEditor({ policy, me }: EditorProps) {
  const { waiver, endedAt } = policy
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <h3 className="above-3">Guide</h3>
      <p className="quiet">{guideHint(waiver)}</p>
      {waiver.guide !== null && !isWriting && (
        <details>
          <summary className="inline middle touch press semibold rail">Read the guide</summary>
          <RichText html={waiver.guide} />
        </details>
      )}
      {isWriting && <Writing policy={policy} me={me} onDone={() => setWriting(false)} />}
      {!isWriting && endedAt === null && (
        <Actions>
          <Button kind={kindFor('guide', policy.todos)} onClick={() => setWriting(true)}>
            {waiver.isOwn ? 'Change this guide' : 'Write a guide for this student'}
          </Button>
          {waiver.isOwn && <Remove policy={policy} />}
        </Actions>
      )}
    </>
  )
}

type Guide = { guide: string; version: number }

/** When somebody else saved meanwhile, what was typed stays, and one decides. */
function Writing({ policy, me, onDone }: EditorProps & { onDone: () => void }) {
  const { id, waiver } = policy
  const toasts = useToasts()
  const write = useInsuranceVerb(deskInsurance.writeGuide, () => {
    toasts.success(done.guide)
    onDone()
  })
  const saved = useSavedForm<Guide>({
    name: `insurance-guide:${id}`,
    owner: me,
    saved: { guide: waiver.guide ?? '', version: waiver.guideVersion },
    check: ({ guide }) => (guide.replaceAll(/<[^<>]*>|\s/g, '') === '' ? { guide: guideRequired } : {}),
    save: ({ guide, version }) => write.mutateAsync({ id, guide, version }),
    ...versioned,
  })
  const { form, discard } = saved
  return (
    <FormFrame form={form} label="The guide">
      <SavedMeanwhile
        saved={saved}
        version={waiver.guideVersion}
        by={null}
        at={null}
        title="Somebody changed this guide while you were writing"
      />
      <RichTextField label="The guide" hint="Headings, numbered steps and links." {...form.field('guide')} />
      <Actions>
        <Button type="submit" busy={form.busy}>
          Give the student this guide
        </Button>
        <Button
          kind="link"
          onClick={() => {
            discard()
            onDone()
          }}
        >
          Leave it as it was
        </Button>
      </Actions>
    </FormFrame>
  )
}

function Remove({ policy: { id, waiver } }: { policy: DeskPolicy }) {
  const remove = useInsuranceVerb(deskInsurance.removeGuide, done.guideRemoved)
  return (
    <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate({ id, version: waiver.guideVersion })}>
      Take this guide away
    </Button>
  )
}
