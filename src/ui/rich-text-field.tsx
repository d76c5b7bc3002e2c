// The desk's editor for text with a little markup. Its engine is large, so it is fetched when a form needs it.
import { lazy, Suspense } from 'react'
import { PlainTextField } from './plain-text-field.tsx'
import type { RichTextFieldProps } from './rich-text-editor.tsx'
import { Loading, SkeletonLine } from './skeleton.tsx'

/** One that does not arrive must not take the form with it. */
const Editor = lazy(async () => {
  try {
    return { default: (await import('./rich-text-editor.tsx')).RichTextEditor }
  } catch {
    return { default: PlainTextField }
  }
})

export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense
      fallback={
        <Loading label={`Loading the editor of ${props.label}`}>
          <SkeletonLine width="30%" />
          <SkeletonLine width="100%" />
        </Loading>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}
