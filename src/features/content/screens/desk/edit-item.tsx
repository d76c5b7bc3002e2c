import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { DeskContent } from '#src/features/content/contract.ts'
import { WholeItem } from '../content-item.tsx'
import s from './desk-library.module.css'
import { ItemFields } from './item-fields.tsx'
import { useItemForm } from './use-item-form.ts'
import { useShelving } from './use-publishing.ts'

type EditItemProps = {
  item: DeskContent | undefined
  me: string
  stages: readonly { route: string; label: string }[]
}

/** The form, what others did meanwhile, and whether students see it. */
export function EditItem({ item, me, stages }: EditItemProps) {
  const { form, isBehind, takeTheirs, saveOverTheirs } = useItemForm(item, me)
  const { publish, withdraw } = useShelving(item?.id ?? '')
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <>
      {isBehind && item !== undefined && (
        <Notice
          tone="info"
          live
          title={`${item.changedBy ?? 'Somebody'} changed this while you were writing`}
          action={
            <Actions>
              <Button onClick={takeTheirs}>Take their version</Button>
              <Button kind="danger" onClick={saveOverTheirs}>
                Save mine over it
              </Button>
            </Actions>
          }
        >
          What you typed is still here.
        </Notice>
      )}
      <ItemFields form={form} stages={stages} item={item} />
      {item !== undefined && (
        <section className={s.form}>
          <h2>{item.publishedAt === null ? <Tag tone="waiting">Draft</Tag> : <Tag tone="done">Published</Tag>}</h2>
          <Actions>
            <Button onClick={() => setPreviewed(true)}>See it as students do</Button>
            {item.publishedAt === null ? (
              <Button busy={publish.isPending} onClick={() => publish.mutate()}>
                Publish it
              </Button>
            ) : (
              <Button kind="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
                Take it off the library
              </Button>
            )}
          </Actions>
          <Dialog open={isPreviewed} onClose={() => setPreviewed(false)} title={item.title} wide>
            <WholeItem item={item} />
          </Dialog>
        </section>
      )}
    </>
  )
}
