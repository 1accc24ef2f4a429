import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { useLabels } from '@pramaan/ui/labels'
import { Tabs } from '@pramaan/ui/tabs'
import { useState } from 'react'
import { LinkPanel } from '../../features/campaign-links/link-panel.tsx'
import { LinkTable } from '../../features/campaign-links/link-table.tsx'
import { NewLinkDialog } from '../../features/campaign-links/new-link-dialog.tsx'
import { type CampaignLink, useLinks } from '../../features/campaign-links/use-links.ts'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Campaign links, 'Search URL' in the menu (D32): create, search, copy, and their results. */
export function CampaignLinksScreen() {
  const t = useTexts()
  const { number } = useLabels()
  const { list, page, change, onNear, state, showState, narrowed } = useLinks()
  const [making, setMaking] = useState(false)
  const [opened, setOpened] = useState<CampaignLink>()
  const { data, error, refetch } = list
  const showNewLink = (link: CampaignLink) => {
    setMaking(false)
    setOpened(link)
  }
  return (
    <div className="flex flex-col gap-3">
      <ScreenHeader
        title={t('titles.searchUrl')}
        beside={
          data &&
          t('campaigns.count', {
            count: data.totalCount,
            shown: number(data.totalCount),
            opens: number(data.opens),
            signUps: number(data.signUps),
          })
        }
        actions={
          <>
            <AddressViews list="campaign-links" />
            <Button size="sm" onClick={() => setMaking(true)}>
              {t('campaigns.new')}
            </Button>
          </>
        }
      />
      <p className="-mt-1 max-w-[90ch] text-sm text-ink-muted">{t('campaigns.text')}</p>
      <ListSearch label={t('campaigns.search')} term={page.term} onTerm={(term) => change({ term })} />
      <Tabs
        look="pill"
        label={t('campaigns.state')}
        tabs={(['all', 'on', 'off'] as const).map((value) => ({ value, label: t(`campaigns.${value}`) }))}
        value={state}
        onValue={showState}
      >
        <div className="pt-2">
          {error ? (
            <Failure error={error} onRetry={() => void refetch()} />
          ) : (
            <LinkTable
              page={page}
              change={change}
              onNear={onNear}
              narrowed={narrowed}
              rows={data?.data}
              total={data?.totalCount}
              onOpen={setOpened}
              onNew={() => setMaking(true)}
            />
          )}
        </div>
      </Tabs>
      <NewLinkDialog open={making} onClose={() => setMaking(false)} onMade={showNewLink} />
      <LinkPanel link={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}
