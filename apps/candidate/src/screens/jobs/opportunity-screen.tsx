import { Card } from '@pramaan/ui/card'
import { ChipList } from '@pramaan/ui/chip-list'
import { PageHeader } from '@pramaan/ui/page-header'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { ScopeCard } from '../../features/dashboard/jobs/scope-card.tsx'
import { editPath } from '../../record/my-profile-path.ts'
import { useMyRecord } from '../../record/my-record.ts'
import { ConfirmRoles } from '../../record/roles-to-confirm.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** A candidate's opportunities: the roles they chose, and the open jobs that match best (D39). */
export function OpportunityScreen() {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <PageHeader title={t('opportunity.title')} description={t('opportunity.text')} />
      <Roles />
      <ScopeCard />
    </div>
  )
}

function Roles() {
  const t = useTexts()
  const record = useMyRecord().data
  if (!record) return null
  const { selectedJobRoles: roles, unconfirmed } = record.Opportunities
  return (
    <Card>
      <SectionHeader
        title={t(unconfirmed ? 'opportunity.roles.unconfirmed' : 'opportunity.roles')}
        aside={<TextLink href={editPath('preference')}>{t('dashboard.roles.choose')}</TextLink>}
        className="mb-2"
      />
      {roles.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('opportunity.roles.none')}</p>
      ) : (
        <ChipList items={roles.map(({ Title }) => Title)} label={t('opportunity.roles')} />
      )}
      {unconfirmed && <p className="mt-3 text-sm text-ink-muted">{t('confirmRoles.text')}</p>}
      <ConfirmRoles record={record} className="mt-2" />
    </Card>
  )
}
