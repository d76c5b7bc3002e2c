// The look inside, with what each stage gives for its example student.
import LookInside from '#src/features/look-inside/screens/look-inside.tsx'
import { examples } from './examples.ts'

export default () => <LookInside examples={examples} />
