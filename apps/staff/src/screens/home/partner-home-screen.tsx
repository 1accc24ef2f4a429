import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { Avatar } from '@pramaan/ui/avatar'
import { useLabels } from '@pramaan/ui/labels'
import { RowLink } from '@pramaan/ui/row-link'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { StartHeader } from '../../features/home/start-header.tsx'
import { StartList } from '../../features/home/start-list.tsx'
import { Figure, Stats } from '../../features/home/stats.tsx'
import { useLatestSuggested } from '../../features/partner/use-newest-suggested.ts'
import { fullList, paths, profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The dashboard of a C-Partner: the list in figures, its latest candidates with phone and courses, and each course. */
export function PartnerHomeScreen() {
  const t = useTexts()
  const { guidance } = useApi()
  const figures = useQuery(guidance.partnerFigures.query())
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-4">
      <StartHeader text={t('partner.home')} />
      <PartnerStats figures={figures.data?.data} failed={figures.isError} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LatestSuggested />
        <ByCourse courses={figures.data?.data.Courses} error={figures.error} onRetry={() => void figures.refetch()} />
      </div>
    </div>
  )
}

type Figures = {
  People: number
  WithoutRemark: number
  Courses: readonly { ID: number; Title: string; People: number }[]
}

function PartnerStats({ figures, failed }: { figures: Figures | undefined; failed: boolean }) {
  const t = useTexts()
  const { number } = useLabels()
  return (
    <Stats>
      <Figure
        label={t('partner.figure.people')}
        help={t('partner.figure.people.help')}
        href={fullList(paths.partnerList)}
        value={figures && number(figures.People)}
        failed={failed}
      />
      <Figure
        label={t('partner.figure.open')}
        help={t('partner.figure.open.help')}
        href={`${fullList(paths.partnerList)}&withoutRemark=true`}
        value={figures && number(figures.WithoutRemark)}
        failed={failed}
      />
    </Stats>
  )
}

function LatestSuggested() {
  const t = useTexts()
  const { data, error, refetch } = useLatestSuggested()
  return (
    <StartList
      title={t('partner.newest')}
      href={fullList(paths.partnerList)}
      error={error}
      onRetry={() => void refetch()}
      empty={{ icon: GraduationCap, title: t('partner.none'), text: t('partner.none.text') }}
      rows={data?.items.map(({ ID, FullName, Image, Phone, MultiSuggestedCourse, remark }) => (
        <RowLink
          key={ID}
          href={profilePath(ID)}
          start={<Avatar name={FullName} src={Image} size="sm" />}
          title={FullName}
          description={MultiSuggestedCourse.map(({ Title }) => Title).join(', ')}
          end={
            <span className="tabular-nums">
              {Phone && formatPhone(Phone)}
              {!remark && <span className="block text-right">{t('guidance.remark.none')}</span>}
            </span>
          }
        />
      ))}
    />
  )
}

type ByCourseProps = { courses: Figures['Courses'] | undefined; error: unknown; onRetry: () => void }

/** The courses with the most candidates; each leads to its part of the list. */
function ByCourse({ courses, error, onRetry }: ByCourseProps) {
  const t = useTexts()
  const { number } = useLabels()
  return (
    <StartList
      title={t('partner.byCourse')}
      href={fullList(paths.partnerList)}
      error={error}
      onRetry={onRetry}
      empty={{ icon: GraduationCap, title: t('partner.none'), text: t('partner.none.text') }}
      rows={courses?.map(({ ID, Title, People }) => (
        <RowLink
          key={ID}
          href={`${fullList(paths.partnerList)}&courseFilter=${ID}`}
          title={Title}
          end={<span className="font-semibold text-ink tabular-nums">{number(People)}</span>}
        />
      ))}
    />
  )
}
