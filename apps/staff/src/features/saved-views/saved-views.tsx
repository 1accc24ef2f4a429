import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { tooLong } from '@pramaan/contract/too-long'
import { longestSearchName } from '@pramaan/domain/saved-search'
import type { ViewList } from '@pramaan/domain/saved-view'
import { Button } from '@pramaan/ui/button'
import { Popover } from '@pramaan/ui/popover'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { TextField } from '@pramaan/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useSaveView } from './use-views.ts'
import { ViewLine } from './view-line.tsx'

type SavedViewsProps = {
  list: ViewList
  /** The current filters and order, as a query string. */
  query: string
  onOpen: (query: string) => void
  /** Styled like the buttons next to it. */
  size?: 'xs' | 'sm' | 'md'
}

/** A person's own views of a list (key `v`): open, save the current filters, rename, delete. */
export function SavedViews({ list, query, onOpen, size = 'sm' }: SavedViewsProps) {
  const t = useTexts()
  const { savedViews } = useApi()
  const [open, setOpen] = useState(false)
  const saved = useQuery({ ...savedViews.list.query({ query: { list } }), enabled: open })
  const views = saved.data?.data ?? []
  useShortcuts([{ on: 'v', label: t('keys.views'), onPress: () => setOpen(true) }])
  return (
    <Popover
      align="end"
      label={t('views.title')}
      open={open}
      onOpenChange={setOpen}
      className="flex max-h-[70vh] w-80 flex-col gap-3 overflow-y-auto p-4"
      trigger={
        <Button tone="quiet" size={size} icon={<Bookmark />}>
          {t('views.title')}
        </Button>
      }
    >
      {saved.isError && <SectionFailure title={t('views.title')} query={saved} />}
      {saved.data && views.length === 0 && <p className="text-sm text-ink-muted">{t('views.none')}</p>}
      {views.length > 0 && (
        <ul className="-mx-2 flex flex-col">
          {views.map((view) => (
            <li key={view.ID}>
              <ViewLine list={list} view={view} current={view.Query === query} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      <SaveForm list={list} query={query} />
    </Popover>
  )
}

function SaveForm({ list, query }: Pick<SavedViewsProps, 'list' | 'query'>) {
  const t = useTexts()
  const failureText = useFailureText()
  const [name, setName] = useState('')
  const long = tooLong(name, longestSearchName)
  const save = useSaveView(list, query, () => setName(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() && !long) save.mutate(name.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        dense
        label={t('views.name')}
        value={name}
        error={long ?? (save.error ? failureText(save.error) : undefined)}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        tone="soft"
        size="sm"
        block
        reason={!name.trim() && t('views.name.first')}
        busy={save.isPending && t('views.saving')}
      >
        {t('views.save')}
      </Button>
    </form>
  )
}
