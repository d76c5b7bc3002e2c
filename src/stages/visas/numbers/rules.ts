// The numbers that a student copies from one paper into the next form (facts of the field, 4.1 and 4.4).
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from './copy.ts'

export const numberNames = ['sevisId', 'schoolCode', 'applicationId', 'barcode'] as const
export type NumberName = (typeof numberNames)[number]
export type Numbers = { readonly [name in NumberName]?: string | undefined }

const shapes: Record<NumberName, RegExp> = {
  sevisId: /^N\d{10}$/,
  schoolCode: /^[A-Z]{3}214F\d{8}$/,
  applicationId: /^AA[0-9A-Z]{8}$/,
  barcode: /^AA[0-9A-Z]{8}$/,
}

/** As it is printed, however it was typed: 'n 0005-432612' is N0005432612. */
export const asPrinted = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** Nothing typed takes a number away. */
export const checkNumbers = (numbers: Numbers): Messages =>
  messages(
    Object.fromEntries(
      numberNames.map(name => {
        const printed = asPrinted(numbers[name] ?? '')
        return [name, printed !== '' && !shapes[name].test(printed) && copy.invalid[name]]
      }),
    ),
  )

/** The consulate wants at the interview the very barcode that the interview was booked with. */
export const areOneForm = ({ applicationId = '', barcode = '' }: Numbers): boolean =>
  applicationId === '' || barcode === '' || applicationId === barcode
