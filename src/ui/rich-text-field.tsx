// The desk's editor for text with a little markup. Its engine is large, so it is fetched when a form needs it.
import { Component, lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { PlainTextField } from './plain-text-field.tsx'
import type { RichTextFieldProps } from './rich-text-editor.tsx'
import { Loading, SkeletonLine } from './skeleton.tsx'

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

export function RichTextField(props: RichTextFieldProps) {
  return (
    <WithoutEditor fallback={<PlainTextField {...props} />}>
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
    </WithoutEditor>
  )
}

/** An editor that does not arrive must not take the form with it. */
class WithoutEditor extends Component<{ fallback: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
