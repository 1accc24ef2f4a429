import { appliedFilters, filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { IconButton } from '@pramaan/ui/icon-button'
import { Menu } from '@pramaan/ui/menu'
import { Bell, Bookmark, EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import { SearchLine } from './search-line.tsx'
import { SearchName } from './search-name.tsx'
import { type SavedSearch, useEditSearch, useForgetSearch } from './use-saved-searches.ts'

/** A saved search: its name, its words and filters; it can be renamed, report new matches, and be deleted. */
export function SavedSearchRow({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const t = useTexts()
  const words = useFilterWords()
  const forget = useForgetSearch()
  const [editing, setEditing] = useState(false)
  const { Name: name, Filters, Alert } = search
  const tells = Alert.Frequency === 'off' ? [] : [t('alert.line', { frequency: Alert.Frequency })]
  const details = [...tells, ...appliedFilters(filtersOfAddress(Filters)).map(words)]
  return (
    <div className="flex items-center">
      <SearchLine icon={Bookmark} title={name} details={details} filters={Filters} onOpen={onOpen} />
      <Menu
        trigger={<IconButton label={t('saved.menu', { name })} icon={<EllipsisVertical />} />}
        items={[
          { label: t('saved.edit'), icon: <Bell />, onSelect: () => setEditing(true) },
          { label: t('saved.delete'), icon: <Trash2 />, danger: true, onSelect: () => forget(search) },
        ]}
      />
      {editing && <Edit search={search} onClose={() => setEditing(false)} />}
    </div>
  )
}

function Edit({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const t = useTexts()
  const edit = useEditSearch(search)
  return (
    <SearchName
      title={t('saved.edit.title', { name: search.Name })}
      name={search.Name}
      alert={search.Alert}
      saving={edit}
      onSave={(Name, Alert) => edit.mutate({ Name, Alert })}
      onClose={onClose}
    />
  )
}
