import { TickedList, type TickedText } from '../../../search/ticked-list.tsx'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import type { ListedJob } from '../../job-shapes.ts'
import { isInTitle } from './asked-in-title.ts'

/** Whether a job asks for the work itself or a kind of it, only for something near, or for nothing of it. */
function markOf(way: ListedJob['Asked'][number]['way']): TickedText['mark'] {
  if (way === null) return 'missing'
  return way === 'near' ? 'near' : 'met'
}

/** What a job has of the work that a search asks for, with where it has it. */
export function RequestedWorkLine({ asked }: { asked: ListedJob['Asked'] }) {
  const t = useFeatureTexts()
  const textOf = ({ asked: names, way, where, through }: ListedJob['Asked'][number]) => {
    const name = names.join(` ${t('search.or')} `)
    if (way === null || where === null) return t('job.searched.missing', { name })
    const text = through === null ? name : t(`job.searched.${way === 'near' ? 'near' : 'kind'}`, { name, through })
    return isInTitle(where) ? text : t(`job.searched.in.${where === 'narrowerSkill' ? 'skill' : where}`, { text })
  }
  const texts = asked.map((one) => ({ text: textOf(one), mark: markOf(one.way) }))
  return (
    <div className="mt-1.5 text-sm">
      <TickedList label={t('job.searched')} texts={texts} />
    </div>
  )
}
