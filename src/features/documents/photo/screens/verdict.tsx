import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../copy.ts'
import type { Finding } from '../rules.ts'

export function Verdict({ findings }: { findings: readonly Finding[] }) {
  const wrong = findings.filter(({ isRight }) => !isRight).length
  return (
    <Notice tone={wrong === 0 ? 'done' : 'wrong'} live>
      {wrong === 0 ? copy.allRight : copy.notRight(wrong)}
    </Notice>
  )
}
