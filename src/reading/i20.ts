// What a Form I-20 says, with its days as days. Pure.
import type { Says } from './says.ts'

const dayNames = ['programmeStart', 'programmeEnd', 'earliestAdmission', 'classesStart', 'bornOn'] as const
const textNames = ['surname', 'givenName', 'sevisId', 'schoolCode', 'university', 'costYear1', 'fundsYear1'] as const

export type I20Day = (typeof dayNames)[number]
export type I20 = { [day in I20Day]?: Temporal.PlainDate } & { [name in (typeof textNames)[number]]?: string }

export function i20Of(says: Says): I20 {
  const i20: I20 = {}
  for (const name of dayNames) {
    const day = says[name]
    if (day !== undefined) i20[name] = Temporal.PlainDate.from(day)
  }
  for (const name of textNames) {
    const text = says[name]
    if (text !== undefined) i20[name] = text
  }
  return i20
}
