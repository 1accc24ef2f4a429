import { Avatar } from '@pramaan/ui/avatar'
import { RowLink } from '@pramaan/ui/row-link'
import { GraduationCap } from 'lucide-react'
import { StartHeader } from '../../features/home/start-header.tsx'
import { StartList } from '../../features/home/start-list.tsx'
import { useLatestSuggested } from '../../features/partner/use-newest-suggested.ts'
import { fullList, paths, profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The dashboard of a C-Partner: the newest candidates of the list, with the course suggested to each. */
export function PartnerHomeScreen() {
  const t = useTexts()
  const { data, error, refetch } = useLatestSuggested()
  return (
    <div className="mx-auto flex w-full max-w-175 flex-col gap-4">
      <StartHeader text={t('partner.home')} />
      <StartList
        title={t('partner.newest')}
        href={fullList(paths.partnerList)}
        error={error}
        onRetry={() => void refetch()}
        empty={{ icon: GraduationCap, title: t('partner.none'), text: t('partner.none.text') }}
        rows={data?.items.map(({ ID, FullName, Image, MultiSuggestedCourse, remark }) => (
          <RowLink
            key={ID}
            href={profilePath(ID)}
            start={<Avatar name={FullName} src={Image} size="sm" />}
            title={FullName}
            description={MultiSuggestedCourse.map(({ Title }) => Title).join(', ')}
            end={remark ? undefined : t('guidance.remark.none')}
          />
        ))}
      />
    </div>
  )
}
