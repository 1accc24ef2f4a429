import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'

import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { AddDriveButton } from './drive-list-tools.tsx'
import type { DriveList } from './use-drive-list.ts'

/** The text of an empty list of drives. */
export function NoDrives({ list }: { list: DriveList }) {
  const t = usePostingTexts()
  const { role } = usePerson()
  const title = t(list.look === 'table' ? 'driveList.table.none' : 'driveList.none')
  const bare = list.look === 'table'
  if (list.term || list.location.length > 0 || list.open || list.page > 1)
    return (
      <EmptyState
        bare={bare}
        drawing="nothing"
        title={title}
        text={list.term && t('driveList.none.searched', { term: list.term })}
        action={
          <Button tone="soft" onClick={() => list.change({ term: '', location: [], open: false })}>
            {t('driveList.all')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      bare={bare}
      drawing="dates"
      title={title}
      text={t('driveList.none.text')}
      action={may(role, 'seeAddDrive') && <AddDriveButton />}
    />
  )
}
