import { TickedList } from '../../../search/ticked-list.tsx'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import type { ListedJob } from '../../job-shapes.ts'

/** What a job has of the work that a search asks for, where it asks for several kinds. */
export function RequestedWorkLine({ asked }: { asked: ListedJob['Asked'] }) {
  const t = useFeatureTexts()
  const textOf = ({ asked: names, way, through }: ListedJob['Asked'][number]) => {
    const name = names.join(` ${t('search.or')} `)
    if (way === null) return t('job.searched.missing', { name })
    return through === null ? name : t(`job.searched.${way === 'near' ? 'near' : 'kind'}`, { name, through })
  }
  const texts = asked.map((one) => ({ text: textOf(one), isMet: one.way !== null }))
  return (
    <div className="mt-1.5 text-sm">
      <TickedList label={t('job.searched')} texts={texts} />
    </div>
  )
}
