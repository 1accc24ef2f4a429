import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ErasuresTable, requestsAPage } from '../../features/erasures/erasures-table.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Requests for erasure (D11). */
export function ErasuresScreen() {
  const t = useTexts()
  const { privacy } = useApi()
  const [address, setAddress] = useSearchParams()
  const line = Number(address.get('before'))
  const cursor = Number.isSafeInteger(line) && line > 0 ? line : undefined
  const query = { pageSize: requestsAPage, ...(cursor !== undefined && { before: cursor }) }
  const { data, error, refetch } = useQuery({
    ...privacy.requests.query({ query }),
    placeholderData: keepPreviousData,
  })
  return (
    <AdminLayout title={t('titles.erasures')} text={t('erasures.text')}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <ErasuresTable
          rows={data?.data}
          next={data?.next ?? null}
          before={cursor}
          goTo={(request) => setAddress(request === undefined ? {} : { before: String(request) })}
        />
      )}
    </AdminLayout>
  )
}
