import { TickedList } from '../../../search/ticked-list.tsx'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import type { ListedJob } from '../../job-shapes.ts'

/** Which of the things that the words of a search ask for a job has, where the search asks for several. */
export function AskedLine({ asked }: { asked: ListedJob['Asked'] }) {
  const t = useFeatureTexts()
  const said = ({ asked: names, way, through }: ListedJob['Asked'][number]) => {
    const name = names.join(` ${t('search.or')} `)
    if (way === null) return t('job.asked.missing', { name })
    return through === null ? name : t(`job.asked.${way === 'near' ? 'near' : 'kind'}`, { name, through })
  }
  const texts = asked.map((one) => ({ text: said(one), isMet: one.way !== null }))
  return (
    <div className="mt-1.5 text-sm">
      <TickedList label={t('job.asked')} texts={texts} />
    </div>
  )
}
