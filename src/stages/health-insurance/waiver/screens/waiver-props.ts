import type { WaiverView } from '../contract.ts'

export type WaiverProps = {
  waiver: WaiverView
  /** Of several it is the one to hand in first. */
  isNext: boolean
}
