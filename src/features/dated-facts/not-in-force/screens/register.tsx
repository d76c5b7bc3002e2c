import { useFacts } from '../../screens/use-facts.ts'
import { blocked } from '../copy.ts'
import { isPostponed, postponedRules } from '../rules.ts'

/** Each rule that copies print although it is postponed, for as long as it is. */
export function Register() {
  return useFacts(postponedRules)
    .filter(isPostponed)
    .map(({ id, words }) => (
      <p key={id}>
        <strong>{blocked}:</strong> {words}
      </p>
    ))
}
