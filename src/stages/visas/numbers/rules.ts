// The numbers that a student copies from one paper into the next form (facts of the field, 4.1 and 4.4).
import { checkFacts } from '#src/features/passport-profile/checks/rules.ts'
import { asPrinted } from '#src/features/passport-profile/shapes/rules.ts'
import type { Messages } from '#src/values/messages.ts'

export const numberNames = ['sevisId', 'schoolCode', 'applicationId', 'barcode'] as const
export type NumberName = (typeof numberNames)[number]
export type Numbers = { readonly [name in NumberName]?: string | undefined }

/** Nothing typed takes a number away. */
export const checkNumbers = (numbers: Numbers): Messages =>
  checkFacts(Object.fromEntries(numberNames.map(name => [name, asPrinted(numbers[name] ?? '')])))

/** The consulate wants at the interview the very barcode that the interview was booked with. */
export const areOneForm = ({ applicationId = '', barcode = '' }: Numbers): boolean =>
  applicationId === '' || barcode === '' || applicationId === barcode
