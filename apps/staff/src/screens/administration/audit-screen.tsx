import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { listSeen } from '@pramaan/domain/audit'
import { SwitchField } from '@pramaan/ui/switch-field'
import { AuditForm } from '../../features/audit/audit-filters.tsx'
import { AuditTable } from '../../features/audit/audit-table.tsx'
import { hidesLists, useAudit, useAuditAddress, wireOf } from '../../features/audit/use-audit.ts'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import { FileButton } from '../../lists/export/file-button.tsx'
import { isCrossed } from '../../lists/filters/day-fields.tsx'
import { FilterArea } from '../../lists/filters/filter-area.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The audit log: actions and views, with actor, affected person and time (D35). */
export function AuditScreen() {
  const t = useTexts()
  const { audit } = useApi()
  const { filters, before, search, goTo } = useAuditAddress()
  const { data, error, refetch } = useAudit(filters, before)
  const answer = isCrossed(filters) ? { data: [], next: null } : data
  return (
    <AdminLayout
      title={t('titles.audit')}
      text={t('audit.text')}
      actions={
        <>
          <AddressViews list="audit" />
          <FileButton link={() => audit.file({ query: wireOf(filters) })} />
        </>
      }
    >
      <FilterArea>
        <AuditForm key={JSON.stringify(filters)} filters={filters} onSearch={search} />
        {filters.group !== 'contacts' && filters.action !== listSeen && (
          <SwitchField
            dense
            label={t('audit.lists')}
            checked={!hidesLists(filters)}
            onChecked={(shown) => search({ ...filters, lists: shown ? 'shown' : 'hidden' })}
          />
        )}
      </FilterArea>
      {error && !isCrossed(filters) ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <AuditTable lines={answer?.data} next={answer?.next ?? null} before={before} goTo={goTo} />
      )}
    </AdminLayout>
  )
}
