// What is copied into the form, letter for letter.
import { Explained } from '#src/features/glossary/screens/word.tsx'
import { CopyList } from '#src/ui/copy-list.tsx'
import type { NumbersView } from '#src/stages/visas/numbers/contract.ts'
import { itemsOf } from '#src/stages/visas/numbers/screens/copied.ts'

const spellings = [
  'ds160Surname',
  'ds160Given',
  'dobDs160',
  'dobDay',
  'dobMonth',
  'dobYear',
  'birthCity',
  'birthCountry',
  'citizenshipCountry',
  'email',
  'university',
  'sevisId',
] as const

export const Spelled = ({ known }: { known: NumbersView }) => (
  <>
    <CopyList label="Spelled exactly so" missing="Not given yet" items={itemsOf(known, spellings)} />
    <p className="faint">
      <Explained of={['i20']}>These come from your I-20 form. Change them there.</Explained>
    </p>
  </>
)

/** The two by which the form is found again. */
export function KeptNumbers({ known }: { known: NumbersView }) {
  const items = itemsOf(known, ['applicationId', 'barcode']).filter(({ value }) => value !== '')
  return <CopyList label="Numbers of your DS-160" missing="" items={items} />
}
