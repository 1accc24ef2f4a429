import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { longestSearchName } from '@pramaan/domain/saved-search'
import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { Popover, PopoverClose } from '@pramaan/ui/popover'
import { TextField } from '@pramaan/ui/text-field'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

type SavedViewsProps = {
  list: 'candidates' | 'partner'
  /** The query of the filters and order on show. */
  query: string
  onOpen: (query: string) => void
}

/** One's own views of a list: open one, keep the filters on show as one, forget one. */
export function SavedViews({ list, query, onOpen }: SavedViewsProps) {
  const t = useTexts()
  const { savedViews } = useApi()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...savedViews.list.query({ query: { list } }), enabled: open })
  const views = data?.data ?? []
  return (
    <Popover
      align="end"
      label={t('views.title')}
      open={open}
      onOpenChange={setOpen}
      className="flex w-80 flex-col gap-3 p-4"
      trigger={
        <Button tone="quiet" size="sm" icon={<Bookmark />}>
          {t('views.title')}
        </Button>
      }
    >
      {data && views.length === 0 && <p className="text-sm text-ink-muted">{t('views.none')}</p>}
      {views.length > 0 && (
        <ul className="-mx-2 flex flex-col">
          {views.map((view) => (
            <li key={view.ID} className="flex items-center">
              <PopoverClose asChild>
                <Button
                  tone="ghost"
                  size="sm"
                  className="min-w-0 flex-1 justify-start!"
                  onClick={() => onOpen(view.Query)}
                >
                  <span className="truncate">{view.Name}</span>
                </Button>
              </PopoverClose>
              <Forget view={view} />
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
  const { savedViews } = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [name, setName] = useState('')
  const save = useSingleMutation({
    mutationFn: (Name: string) => savedViews.save({ body: { List: list, Name, Query: query } }),
    onSuccess: ({ data }) => {
      setName('')
      showToast({ text: t('views.saved', { name: data.Name }), tone: 'success' })
      return queries.invalidateQueries({ queryKey: savedViews.list.key })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) save.mutate(name.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        dense
        label={t('views.name')}
        value={name}
        maxLength={longestSearchName}
        error={save.error ? failureText(save.error) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" tone="soft" size="sm" disabled={!name.trim()} busy={save.isPending && t('views.saving')}>
        {t('views.save')}
      </Button>
    </form>
  )
}

/** Forgets a view; the filters that it kept are quickly set again. */
function Forget({ view }: { view: { ID: number; Name: string; Query: string } }) {
  const t = useTexts()
  const { savedViews } = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const remove = useMutation({
    mutationFn: () => savedViews.remove({ params: { id: view.ID } }),
    onSuccess: () => showToast({ text: t('views.removed', { name: view.Name }) }),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: savedViews.list.key }),
  })
  return (
    <IconButton
      size="sm"
      label={t('views.remove', { name: view.Name })}
      icon={<Trash2 />}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    />
  )
}
