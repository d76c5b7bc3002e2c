import { useSavedForm } from '#src/ui/saved-form.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { visibleText } from '#src/values/visible-text.ts'
import { editedBy } from '#src/stages/sop-review/feedback/copy.ts'
import type { RemarkView } from '#src/stages/sop-review/feedback/contract.ts'
import { Changed } from './changed.tsx'
import { Discard } from './discard.tsx'
import { checkSaid, RemarkFields, tagOf, type SaidValues } from './remark-fields.tsx'
import { deskSops, useFreshSop, useReread } from './api.ts'
import { useSaveKey } from '#src/ui/use-save-key.ts'

type Editing = SaidValues & { revision: number }
const valuesOf = ({ text, tag, revision }: RemarkView): Editing => ({ text, tag: tag ?? '', revision })

type EditRemarkProps = { sopId: string; remark: RemarkView; me: string; isNew: boolean; onEnd: () => void }

/** Says it otherwise. When somebody else did so meanwhile both are shown, and nothing is written over unseen. */
export function EditRemark({ sopId, remark, me, isNew, onEnd }: EditRemarkProps) {
  const reread = useReread()
  const read = useFreshSop(sopId)
  const saved = useSavedForm({
    name: `sop-remark-edit:${remark.id}`,
    owner: me,
    saved: valuesOf(remark),
    check: checkSaid,
    save: async ({ text, tag, revision }) => {
      const mine = { text: visibleText(text), tag: tagOf(tag) }
      await deskSops.editRemark({ id: remark.id, ...mine, revision }).catch(async error => {
        // It may be one's own, whose answer was lost.
        const theirs = (await read()).remarks.find(({ id }) => id === remark.id)
        if (theirs?.text !== mine.text || theirs.tag !== mine.tag) throw error
      })
      await reread()
      onEnd()
    },
    becomes: values => ({ ...values, revision: values.revision + 1 }),
  })
  const { form, discard } = saved
  useSaveKey(form.bind.ref, () => void form.submit())
  return (
    <FormFrame form={form} label="Change this remark">
      {!form.busy && saved.state === 'unsaved' && remark.revision > form.values.revision && (
        <Changed
          title={editedBy(remark.author)}
          onTake={() => {
            discard()
            onEnd()
          }}
          onKeep={() => {
            form.set('revision', remark.revision)
            void form.submit()
          }}
        >
          {remark.text || 'They took the words out.'}
        </Changed>
      )}
      <RemarkFields text={form.field('text')} tag={form.field('tag')} autoFocus={isNew} />
      <Actions>
        <Button type="submit" busy={form.busy} busyWords="Saving">
          {form.error === undefined ? 'Save the change' : 'Try again'}
        </Button>
        <Discard
          isTyped={saved.state === 'unsaved'}
          onDiscard={() => {
            discard()
            onEnd()
          }}
        />
      </Actions>
    </FormFrame>
  )
}
