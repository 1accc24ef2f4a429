import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { Button } from '@pramaan/ui/button'
import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from '../../texts/use-texts.ts'
import { useSuggestToMany } from './notes/use-notes.ts'

type SuggestCourseProps = { courseId: number; person: { ID: number; FullName: string } }

/** Suggests a course to someone at once, with Undo, for the roles that may. */
export function SuggestCourseButton({ courseId, person }: SuggestCourseProps) {
  const t = useTexts()
  const { role } = usePerson()
  const failureText = useFailureText()
  const suggest = useSuggestToMany(() => {})
  if (!may(role, 'suggestCourses')) return null
  const onError = (error: unknown) => showToast({ text: failureText(error), tone: 'danger' })
  return (
    <Button
      tone="soft"
      size="xs"
      aria-label={suggest.isPending ? undefined : t('guidance.suggest.this', { name: person.FullName })}
      busy={suggest.isPending && t('guidance.suggest.busy')}
      onClick={() => suggest.mutate({ people: [person], courseId }, { onError })}
    >
      {t('guidance.suggest.one')}
    </Button>
  )
}
