import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { ReversalView } from '#src/stages/visas/sevis/contract.ts'
import { screen } from '../copy.ts'

const { sevisReversals: reversals } = deskApiOf<typeof visasContracts>()
const rereads = ['sevis-reversals', 'approvals', 'requests'] as const

/** Who asks for a fee that came off the card to be put back: the longest waiting first. */
export const DeskReversals = () => (
  <Screen title={screen.title} words={screen.words}>
    <Loaded what="the fees to put back" query={useRead(reversals.all)}>
      {asked =>
        asked.length === 0 ? (
          <EmptyState title={screen.none}>{screen.noneText}</EmptyState>
        ) : (
          <Stack gap={4}>
            {asked.map((reversal, index) => (
              <Reversal key={reversal.student.id} reversal={reversal} isNext={index === 0} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  </Screen>
)

function Reversal({ reversal, isNext }: { reversal: ReversalView; isNext: boolean }) {
  const { student, reason, askedAt, paidAt, isWaiting } = reversal
  const ask = useVerb(() => reversals.ask({ student: student.id }), { rereads, done: screen.asked })
  const refuse = useVerb(() => reversals.refuse({ student: student.id }), { rereads, done: screen.refused })
  return (
    <Card next={isNext && !isWaiting}>
      <Stack gap={3}>
        <h2>
          <StudentLink href={`/desk/students/${student.id}`} name={student.name} />
        </h2>
        <p>
          Noted as paid on <When at={paidAt} />, asked for on <When at={askedAt} />.
        </p>
        <p>{reason}</p>
        {isWaiting ? (
          <p>{screen.waiting}</p>
        ) : (
          <Actions>
            <Button kind={isNext ? 'primary' : 'quiet'} busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
              {screen.ask}
            </Button>
            <Button busy={refuse.isPending} onClick={() => refuse.mutate(undefined)}>
              {screen.refuse}
            </Button>
          </Actions>
        )}
      </Stack>
    </Card>
  )
}
