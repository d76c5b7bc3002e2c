import { useRead } from '#src/browser/reads.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { ColleagueView, HandedView } from '../contract.ts'
import { checkHandOver, handedFrom, loadWords } from '../rules.ts'
import { requests } from './api.ts'

type HandOverProps = {
  /** Who has it already. */
  except: string
  mayHave?: (colleague: ColleagueView) => boolean
  onHand: (to: string, note: string) => Promise<unknown>
  onClose: () => void
}

/** To whom, beside how much each has taken, and what they should know of it. */
export function HandOver({ except, mayHave, onHand, onClose }: HandOverProps) {
  const query = useRead(requests.colleagues)
  const colleagues = query.data?.filter(one => one.id !== except && (mayHave?.(one) ?? true))
  const form = useForm({
    initial: { to: '', note: '' },
    check: checkHandOver,
    submit: async ({ to, note }) => {
      await onHand(to, note)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Hand over"
      kind="primary"
      confirm="Hand over"
      keep="Not now"
      busy={form.busy}
      onConfirm={() => void form.submit()}
    >
      {colleagues === undefined ? (
        <Waiting query={query} what="your colleagues" />
      ) : colleagues.length === 0 ? (
        <p>There is nobody else who may answer it.</p>
      ) : (
        <FormFrame form={form} label="Hand over">
          <RadioGroup
            {...form.field('to')}
            label="Who answers from now on"
            options={colleagues.map(one => ({ value: one.id, label: one.name, detail: loadWords(one) }))}
          />
          <TextArea {...form.field('note')} label="Note to them" optional minRows={2} maxRows={6} />
        </FormFrame>
      )}
    </ConfirmDialog>
  )
}

/** What a colleague said as they handed it over. */
export const HandedBy = ({ handed: { by, note } }: { handed: HandedView }) => (
  <span className="quiet block breakable as-spaced">
    <strong>{handedFrom(by)}</strong>
    {note !== '' && `: ${note}`}
  </span>
)
