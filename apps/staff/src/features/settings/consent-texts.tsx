import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { dateText } from '@pramaan/domain/india-day'
import { Status } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextButton } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { ConsentVersion } from './use-consent-texts.ts'
import { VersionDialog } from './version-dialog.tsx'

/** The consent texts, by version (D11). */
export function ConsentTexts() {
  const t = useTexts()
  const { consentTexts } = useApi()
  const { data, error, refetch } = useQuery(consentTexts.versions.query())
  const [publishing, setPublishing] = useState(false)
  const versions = data?.data
  const [read, setRead] = useState<ConsentVersion>()
  const columns = useColumns(versions ?? [], setRead)
  return (
    <section className="flex flex-col gap-2">
      <SectionHeader
        title={t('consents.title')}
        description={t('consents.text')}
        aside={
          <Button
            tone="quiet"
            size="sm"
            busy={publishing && !versions && !error && t('app.loading')}
            onClick={() => {
              setPublishing(true)
              if (error) void refetch()
            }}
          >
            {t('consents.publish')}
          </Button>
        }
      />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={t('consents.title')}
          columns={columns}
          rows={versions ?? []}
          rowId={({ Version }) => Version}
          loadingRows={versions ? undefined : 2}
        />
      )}
      {publishing && versions && <PublishDialog versions={versions} onClose={() => setPublishing(false)} />}
      {read && <VersionDialog version={read} onClose={() => setRead(undefined)} />}
    </section>
  )
}

function useColumns(
  versions: readonly ConsentVersion[],
  onRead: (version: ConsentVersion) => void,
): Column<ConsentVersion>[] {
  const t = useTexts()
  const { number, notAvailable } = useLabels()
  const inForce = (version: ConsentVersion) => versions.find(({ Kind }) => Kind === version.Kind) === version
  return [
    {
      id: 'version',
      header: t('consents.version'),
      card: 'title',
      cell: (version) => (
        <TextButton aria-haspopup="dialog" onClick={() => onRead(version)}>
          {version.Version}
        </TextButton>
      ),
    },
    { id: 'kind', header: t('consents.kind'), cell: ({ Kind }) => t(`consents.${Kind}`) },
    {
      id: 'published',
      header: t('consents.published'),
      cell: ({ PublishedOn, PublishedBy }) =>
        PublishedOn
          ? t('consents.by', { on: dateText(new Date(PublishedOn)), by: PublishedBy ?? notAvailable })
          : t('consents.shipped'),
    },
    {
      id: 'state',
      header: t('consents.state'),
      card: 'aside',
      cell: (version) => (
        <Status shape={inForce(version) ? 'full' : 'off'}>
          {t(inForce(version) ? 'consents.inForce' : 'consents.former')}
        </Status>
      ),
    },
    {
      id: 'given',
      header: t('consents.given'),
      align: 'end',
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ Consents }) => number(Consents),
    },
  ]
}
