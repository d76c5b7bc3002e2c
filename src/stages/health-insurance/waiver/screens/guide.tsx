import { CopyList } from '#src/ui/copy-list.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import type { WaiverView } from '../contract.ts'

/** The steps, and beside them what the university's form asks for. */
export function Guide({ waiver: { guide, values, university } }: { waiver: WaiverView }) {
  return (
    <div className="wide-side lines-5">
      <div>
        <h3>Your waiver guide for {university.name}</h3>
        {guide !== null && <RichText html={guide} />}
      </div>
      <div>
        <h3>What its form asks for</h3>
        <CopyList label="Values for the waiver form" items={values} missing="Not known yet" />
      </div>
    </div>
  )
}
