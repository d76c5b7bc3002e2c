import { i20Of, type I20 } from '#src/reading/i20.ts'
import { ReadPaperFile, type ReadPaperFileProps } from './read-paper-file.tsx'

type ReadI20FileProps = Omit<ReadPaperFileProps, 'papers' | 'onRead'> & {
  /** Undefined, or why what was read helps nobody here. */
  onRead: (i20: I20) => string | undefined
}

export const ReadI20File = ({ onRead, ...rest }: ReadI20FileProps) => (
  <ReadPaperFile {...rest} papers={['i-20']} onRead={(_, says) => onRead(i20Of(says))} />
)
