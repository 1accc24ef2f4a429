import { Card } from '@pramaan/ui/card'
import { PageHeader } from '@pramaan/ui/page-header'
import { RowLink } from '@pramaan/ui/row-link'
import { Figures } from '../../features/dashboard/figures.tsx'
import { useDashboard } from '../../features/dashboard/use-dashboard.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

const lines = [
  ['pipeline', paths.pipeline],
  ['jobs', paths.jobs],
  ['drives', paths.drives],
  ['applications', paths.allApplications],
  ['payments', '/payments'],
  ['profile', '/employer-profile'],
] as const

/** The employer's status on one page: a use for the leftover item of the bottom menu (D39). */
export function SummaryScreen() {
  const t = useTexts()
  const { dashboard, company } = useDashboard()
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-5">
      <PageHeader title={t('titles.summary')} description={company ?? t('summary.text')} />
      <Figures dashboard={dashboard} />
      <Card flush as="div">
        {lines.map(([name, href]) => (
          <RowLink key={name} href={href} title={t(`summary.${name}`)} description={t(`summary.${name}.text`)} />
        ))}
      </Card>
    </div>
  )
}
