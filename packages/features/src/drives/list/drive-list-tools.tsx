import { ExportButton } from '@pramaan/app-shell/csv/export-button.tsx'
import { DebouncedSearch } from '@pramaan/app-shell/forms/debounced-search.tsx'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { LinkButton } from '@pramaan/ui/link-button'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { LayoutGrid, Plus, Table2 } from 'lucide-react'
import type { ConsoleParts } from '../../console/console-parts.ts'
import { driveFormPath } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { useDriveSheet } from './drive-columns.tsx'
import type { DriveList, DrivesLook } from './use-drive-list.ts'

/** A link to the form of a new drive. */
export function AddDriveButton({ dense }: { dense?: boolean }) {
  const t = usePostingTexts()
  return (
    <LinkButton size={dense ? 'sm' : 'md'} href={driveFormPath()} icon={<Plus aria-hidden />}>
      {t('driveList.add')}
    </LinkButton>
  )
}

/** The line above the drives: search, cards or table, and the table's export. */
export function DriveListTools({ list, parts }: { list: DriveList; parts: ConsoleParts | undefined }) {
  const t = usePostingTexts()
  const dense = parts !== undefined
  const searchBox = parts?.search ?? ((box) => <DebouncedSearch {...box} />)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        {searchBox({
          cuts: true,
          label: t('driveList.search'),
          term: list.term,
          onTerm: (term) => list.change({ term }),
        })}
      </div>
      <SegmentedBar
        label={t('driveList.layout')}
        labelHidden
        fit
        dense={dense}
        value={list.look}
        onValue={(look) => list.change({ look: look as DrivesLook })}
        options={[
          { value: 'cards', label: t('driveList.layout.cards'), icon: <LayoutGrid aria-hidden /> },
          { value: 'table', label: t('driveList.layout.table'), icon: <Table2 aria-hidden /> },
        ]}
      />
      <ExportDrives list={list} button={parts?.save} />
    </div>
  )
}

function ExportDrives({ list, button }: { list: DriveList; button: ConsoleParts['save'] | undefined }) {
  const api = useApi()
  return (
    <ExportButton
      fileName="Jobs.csv"
      columns={useDriveSheet()}
      list={(page) => api.drives.list({ query: { ...list.query, ...page } })}
      none={list.answer.data?.totalCount === 0}
      button={button}
    />
  )
}
