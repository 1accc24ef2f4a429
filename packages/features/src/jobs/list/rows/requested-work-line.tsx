import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { TickedList, type TickedText } from '../../../search/ticked-list.tsx'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import type { ListedJob } from '../../job-shapes.ts'
import { isInTitle } from './asked-in-title.ts'

/**
 * The mark of requested work: the job asks for it or a narrower one, only for something similar, or for nothing of it.
 */
function markOf(way: ListedJob['Asked'][number]['way']): TickedText['mark'] {
  if (way === null) return 'missing'
  return way === 'near' ? 'near' : 'met'
}

type Line = { asked: ListedJob['Asked']; learned: ListedJob['Learned']; level: string | null }

/** How a job matches the work and education that a search asks for; for work also where it matches. */
export function RequestedWorkLine({ asked, learned, level }: Line) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const textOf = ({ asked: names, way, where, through }: ListedJob['Asked'][number]) => {
    const name = names.join(` ${t('search.or')} `)
    if (way === null || where === null) return t('job.searched.missing', { name })
    const text = through === null ? name : t(`job.searched.${way === 'near' ? 'near' : 'kind'}`, { name, through })
    return isInTitle(where) ? text : t(`job.searched.in.${where === 'narrowerSkill' ? 'skill' : where}`, { text })
  }
  const learnedTexts = ({ degree, isOfField }: NonNullable<ListedJob['Learned']>): TickedText[] => {
    if (degree !== null) return [{ text: t('job.learned.degree', { degree: option(degree) }), mark: 'met' }]
    const from = level === null ? t('job.learned.any') : t('job.learned.from', { level: option(level) })
    const ofField: TickedText = { text: t('job.learned.field'), mark: 'met' }
    // With requested work, that match says more than the work of the degree.
    return [...(isOfField && asked.length === 0 ? [ofField] : []), { text: from, mark: 'near' }]
  }
  const texts = [
    ...asked.map((one) => ({ text: textOf(one), mark: markOf(one.way) })),
    ...(learned ? learnedTexts(learned) : []),
  ]
  return (
    <div className="mt-1.5 text-sm">
      <TickedList label={t('job.searched')} texts={texts} />
    </div>
  )
}
