import type { sopContracts } from '#src/stages/sop-review/contract.ts'
import { useEffect, useRef, useState } from 'react'
import { newKey, sendOnce } from '#src/browser/api.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { Anchor } from '#src/stages/sop-review/feedback/rules.ts'
import { Discard } from './discard.tsx'
import { checkSaid, RemarkFields, tagOf, type SaidValues } from './remark-fields.tsx'
import s from './sop-desk.module.css'
import { useReread } from './api.ts'
import { useBackOnline } from './use-back-online.ts'
import { useSaveKey } from '#src/ui/use-save-key.ts'

/** With what is typed goes the key it is sent under, and whether it was: tried again after a lost answer, it is
 *  said once. */
type Typed = SaidValues & { key: string; wasSent: boolean }
const typed = (): Typed => ({ text: '', tag: '', key: newKey(), wasSent: false })

type RemarkFormProps = {
  sopId: string
  me: string
  /** Null for a remark on the whole. */
  place: Anchor | null
  name: string
  /** It was begun just now, and not found again after a reload. */
  isNew: boolean
  onEnd: () => void
}

/** What is being said of some words. It stays until it is saved or thrown away, through a reload and a lost network. */
export function RemarkForm({ sopId, me, place, name, isNew, onEnd }: RemarkFormProps) {
  const reread = useReread()
  const [initial] = useState(typed)
  const form: Form<Typed> = useForm<Typed>({
    initial,
    check: checkSaid,
    submit: async ({ text, tag, key }) => {
      form.set('wasSent', true)
      const { sopDesk: sops } = deskApiOf<typeof sopContracts>(sendOnce(key))
      await sops.remark({ id: sopId, text, tag: tagOf(tag), place })
      await reread()
      draft.clear()
      onEnd()
    },
  })
  const draft = useDraft(`sop-remark:${sopId}:${name}`, me, form)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const { wasSent, text, tag } = form.values
  const isUnsure = wasSent && !form.busy
  useSaveKey(form.bind.ref, () => void form.submit())
  useBackOnline(() => isUnsure && void form.submit())
  return (
    <div className={classes('stack-2 box quoted pad-4 pad-y-3 breakable', s.card)} data-mark={name} ref={card}>
      {place === null ? (
        <h3 className={s.whole}>On the whole</h3>
      ) : (
        <blockquote className={s.quote}>{place.quote}</blockquote>
      )}
      <FormFrame form={form} label={place === null ? 'Remark on the whole' : `Remark on “${place.quote}”`}>
        <RemarkFields
          text={form.field('text')}
          tag={form.field('tag')}
          autoFocus={isNew}
          onType={() => {
            form.set('key', newKey())
            form.set('wasSent', false)
          }}
        />
        {isUnsure && form.error === undefined && (
          <Notice tone="waiting">This was on its way when the page was left, and may not have arrived.</Notice>
        )}
        <Actions>
          <Button type="submit" busy={form.busy} busyWords="Saving">
            {isUnsure ? 'Try again' : 'Save the remark'}
          </Button>
          <Discard
            isTyped={text.trim() !== '' || tag !== ''}
            onDiscard={() => {
              draft.clear()
              onEnd()
            }}
          />
        </Actions>
      </FormFrame>
    </div>
  )
}
