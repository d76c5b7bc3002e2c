import { ProofOutlet } from '#src/features/accounts/proof/screens/proof-outlet.tsx'
import { DeskGate } from '#src/features/desk/screens/desk-gate.tsx'
import { Frame } from '../frame.tsx'
import { Desk } from './desk.tsx'

export const DeskApp = () => (
  <Frame>
    <DeskGate>{(me, seat) => <Desk me={me} seat={seat} />}</DeskGate>
    <ProofOutlet />
  </Frame>
)
