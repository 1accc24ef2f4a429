import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Link2 } from 'lucide-react'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useLinkColumns } from './link-columns.tsx'
import type { CampaignLink } from './use-links.ts'

type LinkTableProps = ListPage & {
  rows: readonly CampaignLink[] | undefined
  total: number | undefined
  narrowed: boolean
  onOpen: (link: CampaignLink) => void
  onNew: () => void
}

/** Campaign links with their results; clicking a name or pressing Enter opens the details. */
export function LinkTable({ narrowed, onOpen, onNew, ...list }: LinkTableProps) {
  const t = useTexts()
  const found = <EmptyState bare icon={Link2} title={t('campaigns.none.found')} text={t('campaigns.none.found.text')} />
  const first = (
    <EmptyState
      bare
      icon={Link2}
      title={t('campaigns.none')}
      text={t('campaigns.none.text')}
      action={<Button onClick={onNew}>{t('campaigns.new')}</Button>}
    />
  )
  return (
    <ListTable
      {...list}
      onOpen={onOpen}
      caption={t('titles.searchUrl')}
      columns={useLinkColumns(onOpen)}
      idOf={({ ID }) => ID}
      nameOf={({ Name }) => Name}
      none={narrowed ? found : first}
    />
  )
}
