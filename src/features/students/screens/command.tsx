import { useReadWhen } from '#src/browser/reads.ts'
import { useState } from 'react'
import { students as studentsApi } from './api.ts'
import { Button } from '#src/ui/button.tsx'
import { useFindKey } from '#src/ui/find-key.ts'
import { Finder, Found } from '#src/ui/finder.tsx'
import { useSettled } from '#src/features/desk-kit/screens/use-settled.ts'

type Target = { path: string; label: string; detail?: string | undefined }
type CommandProps = { pages: readonly Target[]; findsStudents: boolean }

/** Ctrl K or ⌘ K from anywhere at the desk: find a student, or go to a page. */
export function Command(props: CommandProps) {
  const [isOpen, setOpen] = useState(false)
  useFindKey(() => setOpen(true))
  return (
    <>
      <Button kind="link" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        Find
      </Button>
      {isOpen && <Targets {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Targets({ pages, findsStudents, onClose }: CommandProps & { onClose: () => void }) {
  const [text, setText] = useState('')
  const settled = useSettled(text.trim())
  const found = useReadWhen(findsStudents && settled !== '', studentsApi.find, { search: settled })
  const wanted = text.trim().toLowerCase()
  const isSearching = findsStudents && wanted !== '' && (settled !== text.trim() || found.isFetching)
  const students: readonly Target[] = (wanted === '' || isSearching ? [] : (found.data ?? []))
    .slice(0, 8)
    .map(student => ({
      path: `/desk/students/${student.id}`,
      label: student.name,
      detail: student.email === student.name ? undefined : (student.email ?? undefined),
    }))
  const targets = [...students, ...pages.filter(({ label }) => label.toLowerCase().includes(wanted))]
  return (
    <Finder
      title={findsStudents ? 'Find a student or a page' : 'Find a page'}
      label="Name, e-mail, phone or page"
      text={text}
      onText={setText}
      isSearching={isSearching}
      onClose={onClose}
      words={isSearching ? 'Searching…' : (found.error?.message ?? (targets.length === 0 && 'Nothing is called that.'))}
    >
      <ul className="stack list">
        {targets.map(({ path, label, detail }) => (
          <Found key={path} name={label} detail={detail} href={path} onOpen={onClose} />
        ))}
      </ul>
    </Finder>
  )
}
