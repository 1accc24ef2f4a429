import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { SearchField } from '@pramaan/ui/search-field'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { Download, LayoutGrid, Plus, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useExport } from '../csv/use-export.ts'
import { useApi } from '../platform/platform.tsx'
import { useLater } from '../time/use-later.ts'
import { useDriveSheet } from './drive-columns.tsx'
import { driveFormPath } from './drive-paths.ts'
import type { Drive } from './drive-shapes.ts'
import type { DriveList, DrivesLook } from './use-drive-list.ts'
import { useDriveSideTexts } from './use-drive-side-texts.ts'

/** The way to the form of a new drive. */
export function AddDriveButton() {
  const t = useDriveSideTexts()
  return (
    <LinkButton href={driveFormPath()} icon={<Plus aria-hidden />}>
      {t('driveList.add')}
    </LinkButton>
  )
}

/** The line above the drives: search by title, cards or table, and the table's export. */
export function DriveListTools({ list }: { list: DriveList }) {
  const t = useDriveSideTexts()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <DriveSearchBox list={list} />
      </div>
      <SegmentedBar
        label={t('driveList.look')}
        labelHidden
        fit
        value={list.look}
        onValue={(look) => list.change({ look: look as DrivesLook })}
        options={[
          { value: 'cards', label: t('driveList.look.cards'), icon: <LayoutGrid aria-hidden /> },
          { value: 'table', label: t('driveList.look.table'), icon: <Table2 aria-hidden /> },
        ]}
      />
      <ExportDrives term={list.term} none={list.answer.data?.totalCount === 0} />
    </div>
  )
}

const restMilliseconds = 200

function DriveSearchBox({ list }: { list: DriveList }) {
  const t = useDriveSideTexts()
  const [typed, setTyped] = useState<string>()
  const { now, later } = useLater<{ term: string }, void>(({ term }) => {
    setTyped(undefined)
    if (term !== undefined && term.trim() !== list.term) list.change({ term: term.trim() })
  }, restMilliseconds)
  return (
    <SearchField
      label={t('driveList.search')}
      value={typed ?? list.term}
      onValue={(term) => {
        setTyped(term)
        later({ term })
      }}
      onSubmit={(term) => now({ term })}
    />
  )
}

const rowsAPage = 50

function ExportDrives({ term, none }: { term: string; none: boolean }) {
  const t = useDriveSideTexts()
  const api = useApi()
  const { mutate, isPending } = useExport<Drive>({
    fileName: 'Jobs.csv',
    ...useDriveSheet(),
    page: async (pageIndex) => {
      const { data, pageCount } = await api.drives.list({ query: { term, pageSize: rowsAPage, pageIndex } })
      return { rows: data, pageCount }
    },
  })
  return (
    <Button
      tone="quiet"
      icon={<Download aria-hidden />}
      disabled={none}
      busy={isPending && t('driveList.export.busy')}
      onClick={() => mutate()}
    >
      <span className="max-sm:sr-only">{t('driveList.export')}</span>
    </Button>
  )
}
