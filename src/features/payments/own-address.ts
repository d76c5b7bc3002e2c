import { invalidInput, Refusal } from '../../wire/problem.ts'
import { foreignReturn } from './copy.ts'

/** Where somebody comes back to after paying, in full. Only a page of ours: else a link of ours would lead anywhere. */
export function ownAddress(publicUrl: string, typed: string, field: string): string {
  const own = new URL(publicUrl)
  const isPath = typed.startsWith('/')
  const url = isPath || URL.canParse(typed) ? URL.parse(typed, own) : null
  // 'blob:http://…' has our origin and is no page of ours.
  if (url === null || url.origin !== own.origin || url.protocol !== own.protocol || url.username !== '') {
    throw new Refusal(invalidInput, { [field]: foreignReturn })
  }
  return url.href
}
