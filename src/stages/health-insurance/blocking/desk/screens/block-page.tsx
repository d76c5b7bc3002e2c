import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { desk as copy, checkReason, longestReason } from '../copy.ts'
import type { DeskBlock } from '#src/stages/health-insurance/blocking/contract.ts'
import { deskBlocks } from './api.ts'
import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

type BlockPageProps = { student: string; me: string }

/** One student: whether their application is blocked, why, and every time before. */
export function BlockPage({ student, me }: BlockPageProps) {
  const blocks = useRead(deskBlocks.read, { student })
  const name = blocks.data?.student.name
  return (
    <Screen
      title={name === undefined ? copy.title : `${name}’s insurance application`}
      words={<Link href="/desk/insurance-blocks">{copy.back}</Link>}
    >
      <Loaded what="this application" query={blocks}>
        {({ current, earlier }) => (
          <>
            {current === null ? <BlockForm student={student} me={me} /> : <Current block={current} student={student} />}
            {earlier.length > 0 && (
              <section>
                <h2>{copy.earlier}</h2>
                <Table caption={copy.earlier} columns={columns} rows={earlier} rowKey={({ blockedAt }) => blockedAt} />
              </section>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Current({ block, student }: { block: DeskBlock; student: string }) {
  const unblock = useVerb(() => deskBlocks.unblock({ student }), { rereads: ['insurance'], done: copy.unblocked })
  return (
    <Notice
      tone="wrong"
      title={copy.isBlocked}
      action={
        <Button busy={unblock.isPending} onClick={() => unblock.mutate(undefined)}>
          {copy.unblock}
        </Button>
      }
    >
      <p>{block.reason}</p>
      <p>
        <When at={block.blockedAt} /> · {block.blockedBy ?? 'Someone who has left'}
      </p>
    </Notice>
  )
}

const columns: readonly Column<DeskBlock>[] = [
  { label: copy.reason, cell: ({ reason }) => reason },
  { label: 'Blocked', cell: ({ blockedAt, blockedBy }) => <By at={blockedAt} who={blockedBy} /> },
  { label: 'Unblocked', cell: ({ unblockedAt, unblockedBy }) => <By at={unblockedAt} who={unblockedBy} /> },
]

const By = ({ at, who }: { at: string | null; who: string | null }) =>
  at !== null && (
    <>
      <When at={at} />
      {who !== null && `, ${who}`}
    </>
  )

function BlockForm({ student, me }: { student: string; me: string }) {
  const form = useSentForm({
    draft: `insurance-block:${student}`,
    owner: me,
    initial: { reason: '' },
    check: checkReason,
    send: ({ reason }) => deskBlocks.block({ student, reason }),
    rereads: ['insurance'],
    done: copy.blocked,
  })
  return (
    <FormFrame form={form} label={copy.block}>
      <p>{copy.isOpen}</p>
      <TextArea
        {...form.field('reason')}
        label={copy.reason}
        hint={copy.reasonHint}
        minRows={3}
        maxLength={longestReason}
      />
      <div>
        <Button type="submit" kind="danger" busy={form.busy}>
          {copy.block}
        </Button>
      </div>
    </FormFrame>
  )
}
