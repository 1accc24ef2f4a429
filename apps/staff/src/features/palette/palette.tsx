import { dotted } from '@pramaan/domain/dotted'
import { Avatar } from '@pramaan/ui/avatar'
import { CommandPalette, type PaletteGroup } from '@pramaan/ui/command-palette'
import { KeyHint } from '@pramaan/ui/key-hint'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths, profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type FoundPeople, useFoundPeople } from './use-found-people.ts'
import { usePages } from './use-pages.ts'

/** Opens any page of the role, and finds candidates by the typed text (look: staff shell). */
export function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTexts()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const found = useFoundPeople(query)
  const pages = usePages(query)
  const show = (next: boolean) => {
    if (!next) setQuery('')
    onOpenChange(next)
  }
  const goTo = (path: string) => () => {
    show(false)
    void navigate(path)
  }
  const goes: PaletteGroup = {
    key: 'pages',
    heading: t('palette.pages'),
    items: pages.map(({ href, label, icon: Icon, note }) => ({
      key: href,
      label,
      note,
      icon: <Icon aria-hidden />,
      onChoose: goTo(href),
    })),
  }
  const people = usePeopleGroups(found, goTo)
  // Pages with exactly this name come before people whose data contains the word.
  const called = pages.some(({ label }) => startsWith(label, query))
  const groups = called ? [goes, ...people] : [...people, goes]
  return (
    <CommandPalette
      open={open}
      onOpenChange={show}
      title={t('palette.title')}
      placeholder={t(found.allowed ? 'palette.placeholder' : 'palette.pages')}
      query={query}
      onQuery={setQuery}
      loading={found.loading}
      groups={groups}
      empty={t(found.failed ? 'palette.failed' : 'palette.empty', { term: query.trim() })}
      foot={<Foot />}
    />
  )
}

function startsWith(label: string, query: string) {
  const typed = query.trim().toLowerCase()
  return typed.length > 1 && label.toLowerCase().startsWith(typed)
}

function usePeopleGroups(found: FoundPeople, goTo: (path: string) => () => void): PaletteGroup[] {
  const t = useTexts()
  if (found.total === 0) return []
  const people = found.people.map(({ ID, FullName, Image, CareerProfile, Location }) => ({
    key: String(ID),
    label: FullName,
    note: dotted([CareerProfile.degree, Location]),
    end: ID,
    icon: <Avatar name={FullName} src={Image} size="xs" />,
    onChoose: goTo(profilePath(ID)),
  }))
  const full = {
    key: 'list',
    label: t('palette.list', { term: found.term }),
    note: t('palette.list.count', { count: found.total }),
    icon: <Users aria-hidden />,
    onChoose: goTo(`${paths.list}?term=${encodeURIComponent(found.term)}`),
  }
  const count = t('palette.people.count', { shown: people.length, total: found.total })
  return [
    { key: 'people', heading: t('palette.people'), count, items: people },
    { key: 'actions', heading: t('palette.actions'), items: [full] },
  ]
}

function Foot() {
  const t = useTexts()
  return (
    <>
      <span className="flex gap-4">
        <span className="flex items-center gap-1.5">
          <KeyHint keys={['↑', '↓']} />
          {t('palette.move')}
        </span>
        <span className="flex items-center gap-1.5">
          <KeyHint keys="Enter" />
          {t('palette.choose')}
        </span>
      </span>
      <span>{t('palette.logged')}</span>
    </>
  )
}
