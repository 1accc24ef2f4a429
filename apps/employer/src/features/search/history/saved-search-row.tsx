import { appliedFilters, filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { IconButton } from '@pramaan/ui/icon-button'
import { Menu } from '@pramaan/ui/menu'
import { Bookmark, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import { SearchLine } from './search-line.tsx'
import { SearchName } from './search-name.tsx'
import { type SavedSearch, useForgetSearch, useRenameSearch } from './use-saved-searches.ts'

/** A saved search: its name and filters; it can be renamed and deleted. */
export function SavedSearchRow({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const t = useTexts()
  const words = useFilterWords()
  const forget = useForgetSearch()
  const [renaming, setRenaming] = useState(false)
  const { Name: name, Filters } = search
  const details = appliedFilters(filtersOfAddress(Filters)).map(words)
  return (
    <div className="flex items-center">
      <SearchLine icon={Bookmark} title={name} details={details} filters={Filters} onOpen={onOpen} />
      <Menu
        trigger={<IconButton label={t('saved.menu', { name })} icon={<EllipsisVertical />} />}
        items={[
          { label: t('saved.rename'), icon: <Pencil />, onSelect: () => setRenaming(true) },
          { label: t('saved.delete'), icon: <Trash2 />, danger: true, onSelect: () => forget(search) },
        ]}
      />
      {renaming && <Rename search={search} onClose={() => setRenaming(false)} />}
    </div>
  )
}

function Rename({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const t = useTexts()
  const rename = useRenameSearch(search)
  return (
    <SearchName
      title={t('saved.rename.title', { name: search.Name })}
      name={search.Name}
      saving={rename}
      onSave={rename.mutate}
      onClose={onClose}
    />
  )
}
