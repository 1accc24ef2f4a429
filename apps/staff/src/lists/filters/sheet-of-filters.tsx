import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { Button } from '@pramaan/ui/button'
import { FilterButton } from '@pramaan/ui/filter-button'
import { SidePanel } from '@pramaan/ui/side-panel'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

type SheetOfFiltersProps = {
  /** How many filters are active. */
  count: number
  onClear: () => void
  children: ReactNode
}

/** A list's filters on a phone: a button with the number of active ones, and a sheet. */
export function SheetOfFilters({ count, onClear, children }: SheetOfFiltersProps) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const foot = (
    <>
      <Button tone="quiet" onClick={onClear}>
        {t('list.clear')}
      </Button>
      <Button onClick={() => setOpen(false)}>{t('list.show')}</Button>
    </>
  )
  return (
    <SidePanel
      open={open}
      onOpenChange={setOpen}
      title={t('list.filters')}
      footer={foot}
      trigger={<FilterButton all label={t('list.filters')} count={count} />}
    >
      <div className="flex flex-col gap-4">
        <ListsFailure />
        {children}
      </div>
    </SidePanel>
  )
}
