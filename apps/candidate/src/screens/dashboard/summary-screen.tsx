import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { Card } from '@pramaan/ui/card'
import { PageHeader } from '@pramaan/ui/page-header'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import { StatCards } from '../../features/dashboard/stat-cards.tsx'
import { useMyRecord } from '../../record/my-record.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The candidate's status on one page: a use for the leftover item of the bottom menu (D39). */
export function SummaryScreen() {
  const t = useTexts()
  const record = useMyRecord()
  const percent = record.data?.ProfileProgress
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-5">
      <PageHeader title={t('summary.title')} description={t('summary.text')} />
      {record.isError && !record.data && <SectionFailure title={t('summary.profile')} query={record} />}
      <StatCards />
      <Card flush className="divide-y divide-line">
        {record.isPending && (
          <Loading className="p-4">
            <SkeletonText lines={2} />
          </Loading>
        )}
        {percent !== undefined && (
          <Line href="/candidate-profile" title={t('summary.profile')} text={t('summary.profile.text', { percent })} />
        )}
        <Line href="/my-applications" title={t('summary.applications')} text={t('summary.applications.text')} />
        <Line href="/payments" title={t('summary.payments')} text={t('summary.payments.text')} />
      </Card>
    </div>
  )
}

function Line({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <section className="p-4">
      <h2 className="text-lg">
        <TextLink href={href}>{title}</TextLink>
      </h2>
      <p className="text-ink-muted text-sm">{text}</p>
    </section>
  )
}
