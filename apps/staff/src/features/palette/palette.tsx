import { foldText } from '@pramaan/domain/fold-text'
import { CommandPalette, type PaletteGroup } from '@pramaan/ui/command-palette'
import { KeyHint } from '@pramaan/ui/key-hint'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { usePeopleGroups } from './people-groups.tsx'
import { useFoundPeople } from './use-found-people.ts'
import { usePages } from './use-pages.ts'

/** Props of `Palette`; `typedAhead` was typed while it loaded. */
type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void; typedAhead: string }

/** Opens any page of the role, and finds people by the typed text (look: staff shell). */
export function Palette({ open, onOpenChange, typedAhead }: PaletteProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const [query, setQuery] = useState(typedAhead)
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
  const pagesGroup: PaletteGroup = {
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
  const isPageName = pages.some(({ label }) => startsWith(label, query))
  const groups = isPageName ? [pagesGroup, ...people] : [...people, pagesGroup]
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
  const typed = foldText(query)
  return typed.length > 1 && foldText(label).startsWith(typed)
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
