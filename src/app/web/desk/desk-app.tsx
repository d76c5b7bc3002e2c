import { ProofOutlet } from '#src/features/accounts/ways/screens/proof-outlet.tsx'
import { DeskGate } from '#src/features/desk/screens/desk-gate.tsx'
import { GivenContext } from '#src/manifest/given.tsx'
import { Frame } from '../frame.tsx'
import { deskGiven } from './desk-pages.ts'
import { Desk } from './desk.tsx'

export const DeskApp = () => (
  <Frame>
    <GivenContext value={deskGiven}>
      <DeskGate>{(me, seat) => <Desk me={me} seat={seat} />}</DeskGate>
    </GivenContext>
    <ProofOutlet />
  </Frame>
)
