import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { foreignReturn } from './copy.ts'

/** Where somebody comes back to after paying, in full. Only a page of ours: else a link of ours would lead anywhere. */
export function ownAddress(publicUrl: string, typed: string, field: string): string {
  const own = new URL(publicUrl)
  // An address in full is read by itself: beside ours, 'https:evil.example' would be a path.
  const url = typed.startsWith('/') ? URL.parse(typed, own) : URL.parse(typed)
  // 'blob:http://…' has our origin and is no page of ours.
  if (url === null || url.origin !== own.origin || url.protocol !== own.protocol || url.username !== '') {
    throw new Refusal(invalidInput, { [field]: foreignReturn })
  }
  return url.href
}
