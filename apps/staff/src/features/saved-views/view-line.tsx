import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { tooLong } from '@pramaan/contract/too-long'
import { longestSearchName } from '@pramaan/domain/saved-search'
import type { ViewList } from '@pramaan/domain/saved-view'
import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { PopoverClose } from '@pramaan/ui/popover'
import { TextField } from '@pramaan/ui/text-field'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useForgetView, useRenameView, type View } from './use-views.ts'

type ViewLineProps = {
  list: ViewList
  view: View
  /** Whether it is the current view. */
  current: boolean
  onOpen: (query: string) => void
}

/** One view: open, rename, delete. */
export function ViewLine({ list, view, current, onOpen }: ViewLineProps) {
  const t = useTexts()
  const [renaming, setRenaming] = useState(false)
  const forget = useForgetView(list, view)
  if (renaming) return <RenameForm view={view} onClose={() => setRenaming(false)} />
  return (
    <div className="flex items-center">
      <PopoverClose>
        <Button
          tone="ghost"
          size="sm"
          className="min-w-0 flex-1 justify-start!"
          aria-current={current}
          onClick={() => onOpen(view.Query)}
        >
          <span className="max-sm:wrap-anywhere sm:truncate">{view.Name}</span>
          {current && <Check aria-hidden className="size-4 shrink-0" />}
        </Button>
      </PopoverClose>
      <IconButton
        size="sm"
        label={t('views.rename', { name: view.Name })}
        icon={<Pencil />}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        size="sm"
        label={t('views.remove', { name: view.Name })}
        icon={<Trash2 />}
        disabled={forget.isPending}
        onClick={() => forget.mutate()}
      />
    </div>
  )
}

function RenameForm({ view, onClose }: { view: View; onClose: () => void }) {
  const t = useTexts()
  const failureText = useFailureText()
  const [name, setName] = useState(view.Name)
  const long = tooLong(name, longestSearchName)
  const rename = useRenameView(view, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === view.Name) onClose()
    else if (name.trim() && !long) rename.mutate(name.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 px-2 py-1.5">
      <TextField
        dense
        labelHidden
        autoFocus
        label={t('views.rename.name')}
        value={name}
        error={long ?? (rename.error ? failureText(rename.error) : undefined)}
        onChange={(event) => setName(event.target.value)}
      />
      <span className="flex items-start gap-2">
        <Button
          type="submit"
          tone="soft"
          size="sm"
          reason={!name.trim() && t('views.name.first')}
          busy={rename.isPending && t('views.saving')}
        >
          {t('views.rename.submit')}
        </Button>
        <Button tone="ghost" size="sm" onClick={onClose}>
          {t('views.rename.cancel')}
        </Button>
      </span>
    </form>
  )
}
