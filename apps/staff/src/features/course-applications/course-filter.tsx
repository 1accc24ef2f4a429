import { SelectField } from '@pramaan/ui/select-field'
import { useTexts } from '../../texts/use-texts.ts'
import { useAllCourses } from '../../use-all-courses.ts'

/** Shows one course's applications, or all. */
export function CourseFilter({ courseId, onCourse }: { courseId: number | undefined; onCourse: (id: string) => void }) {
  const t = useTexts()
  const courses = useAllCourses()
  return (
    <SelectField
      dense
      className="max-sm:w-full"
      label={t('courseApplications.course')}
      value={courseId === undefined ? '' : String(courseId)}
      options={[
        { value: '', label: t('courseApplications.all') },
        ...courses.map(({ ID, Title }) => ({ value: String(ID), label: Title })),
      ]}
      onChange={(event) => onCourse(event.target.value)}
    />
  )
}
