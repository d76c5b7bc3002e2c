import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const longestName = 60
export const mostPasskeys = 20

export const checkPasskeyName = ({ name }: { name: string }): Messages =>
  messages({ name: textProblem(name, { required: copy.nameRequired, most: longestName }) })

export const checkAppCode = ({ code }: { code: string }): Messages =>
  messages({ code: !/^\d{6}$/.test(code.replaceAll(' ', '')) && copy.codeRequired })

/** Browsers tie a passkey to a name: at a bare number there are none. */
export const isDomain = (host: string): boolean => !/^[\d.]+$|^\[|:/.test(host)
