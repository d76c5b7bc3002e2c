import type { WaiverView } from '../contract.ts'

export type WaiverProps = { waiver: WaiverView }
