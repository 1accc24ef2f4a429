import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { SelectField } from '@pramaan/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { OpeningSearchBox } from '../../openings/search/opening-search-box.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { CourseSearch } from './use-course-search.ts'

/** Search box and category of the course list. */
export function CourseFilters({ search }: { search: CourseSearch }) {
  const t = useTexts()
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <OpeningSearchBox label={t('courses.search')} term={search.term} onTerm={(term) => search.change({ term })} />
      <SelectField
        label={t('courses.category')}
        labelHidden
        placeholder={t('courses.category.all')}
        options={useCategories()}
        value={search.category}
        onChange={(event) => search.change({ category: event.target.value })}
      />
    </div>
  )
}

/** The categories from the Admin's reference list. */
function useCategories() {
  const { reference } = useApi()
  const option = useOptionText()
  const { data } = useQuery(reference.courseCategories.query())
  return (data?.data ?? []).map(({ ID, Title }) => ({ value: String(ID), label: option(Title) }))
}
