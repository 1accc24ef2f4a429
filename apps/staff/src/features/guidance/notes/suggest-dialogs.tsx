import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { CoursePicker } from './course-picker.tsx'
import { NoteDialog } from './note-dialog.tsx'
import type { NamedCourse, NoteSubject } from './note-subject.ts'
import { useSuggest, useSuggestToMany } from './use-notes.ts'

/** Sets a candidate's suggested courses (document 002 §2.8, §4); an empty list removes the suggestion. */
export function SuggestDialog({ person, onClose }: { person: NoteSubject; onClose: () => void }) {
  const t = useTexts()
  const [chosen, setChosen] = useState<NamedCourse[]>([...person.MultiSuggestedCourse])
  const [missing, setMissing] = useState(false)
  const suggest = useSuggest(onClose)
  const send = () => {
    const nothing = chosen.length === 0 && person.MultiSuggestedCourse.length === 0
    setMissing(nothing)
    if (!nothing) suggest.mutate({ person, courseIds: chosen.map(({ ID }) => ID) })
  }
  return (
    <NoteDialog
      title={t('guidance.suggest.title', { name: person.FullName })}
      text={t('guidance.suggest.text')}
      busy={suggest.isPending}
      error={suggest.error}
      onClose={onClose}
      onSend={send}
    >
      <CoursePicker
        personId={person.ID}
        chosen={chosen}
        error={missing ? t('guidance.suggest.pick') : undefined}
        onChosen={(courses) => {
          setMissing(false)
          setChosen(courses)
        }}
      />
    </NoteDialog>
  )
}

type SuggestToManyProps = { people: readonly NoteSubject[]; onClose: () => void; onDone: () => void }

/** Suggests one more course to every selected candidate. */
export function SuggestToManyDialog({ people, onClose, onDone }: SuggestToManyProps) {
  const t = useTexts()
  const [course, setCourse] = useState<NamedCourse>()
  const [missing, setMissing] = useState(false)
  const suggest = useSuggestToMany(onDone)
  return (
    <NoteDialog
      title={t('guidance.suggest.many', { count: people.length })}
      text={t('guidance.suggest.manyText')}
      busy={suggest.isPending}
      error={suggest.error}
      onClose={onClose}
      onSend={() => {
        setMissing(!course)
        if (course) suggest.mutate({ people, courseId: course.ID })
      }}
    >
      <CoursePicker
        most={1}
        chosen={course ? [course] : []}
        error={missing ? t('guidance.suggest.pick') : undefined}
        onChosen={([next]) => setCourse(next)}
      />
    </NoteDialog>
  )
}
