// The twelve journeys that matter most, in every engine.
import type { Journey } from '../site.ts'
import { draft, print, uploads, worksheet } from './papers.ts'
import { payment } from './payment.ts'
import { recording } from './recording.ts'
import { byLink, byPassword, byPhone } from './sign-in.ts'
import { byKeys, liveInTwoTabs, offline } from './steps.ts'

export const journeys: Readonly<Record<string, Journey>> = {
  password: byPassword,
  phone: byPhone,
  link: byLink,
  keys: byKeys,
  live: liveInTwoTabs,
  draft,
  uploads,
  payment,
  pdf: worksheet,
  recording,
  offline,
  print,
}
