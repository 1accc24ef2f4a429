import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { Avatar } from '@pramaan/ui/avatar'
import { useLabels } from '@pramaan/ui/labels'
import { RowLink } from '@pramaan/ui/row-link'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { StartHeader } from '../../features/home/start-header.tsx'
import { StartList } from '../../features/home/start-list.tsx'
import { Stats } from '../../features/home/stats.tsx'
import { useLatestSuggested } from '../../features/partner/use-newest-suggested.ts'
import { fullList, paths, profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The dashboard of a C-Partner: the list in figures, its latest candidates with phone and courses, and each course. */
export function PartnerHomeScreen() {
  const t = useTexts()
  const figures = usePartnerFigures()
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-4">
      <StartHeader text={t('partner.home')} />
      <PartnerStats figures={figures} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LatestSuggested />
        <ByCourse courses={figures.data?.data.Courses} error={figures.error} onRetry={() => void figures.refetch()} />
      </div>
    </div>
  )
}

type FiguresQuery = ReturnType<typeof usePartnerFigures>

function usePartnerFigures() {
  const { guidance } = useApi()
  return useQuery(guidance.partnerFigures.query())
}

function PartnerStats({ figures: { data, error, refetch } }: { figures: FiguresQuery }) {
  const t = useTexts()
  const { number } = useLabels()
  const list = fullList(paths.partnerList)
  const read = { error, refetch }
  return (
    <Stats
      figures={[
        {
          label: t('partner.figure.people'),
          help: t('partner.figure.people.help'),
          href: list,
          value: data && number(data.data.People),
          ...read,
        },
        {
          label: t('partner.figure.open'),
          help: t('partner.figure.open.help'),
          href: `${list}&withoutRemark=true`,
          value: data && number(data.data.WithoutRemark),
          ...read,
        },
      ]}
    />
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

type Courses = NonNullable<FiguresQuery['data']>['data']['Courses']
type ByCourseProps = { courses: Courses | undefined; error: unknown; onRetry: () => void }

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
