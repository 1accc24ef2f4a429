import { optionsFor } from '@pramaan/app-shell/forms/fields/pick-field.tsx'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { AppMap } from '@pramaan/app-shell/router/app-map.ts'
import type { Place } from '@pramaan/ui/place'
import { CornerDownRight } from 'lucide-react'
import { use } from 'react'
import { useMenu } from '../../layout/use-menu.ts'
import { adminPaths, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

const ofStore: readonly string[] = [paths.orders, paths.items, paths.transactions]
const ofAdministration: readonly string[] = Object.values(adminPaths)

/** Screens that no menu names, because a tab or a button of another one leads there. */
const beyondMenus: readonly string[] = [
  ...[paths.allApplicants, paths.list, paths.driveList, paths.courseApplications, '/new-job-form', paths.driveForm],
  ...[...ofStore, ...ofAdministration, '/settings'],
]

/** A screen that the palette leads to; `note` says of which part of the console it is, where several are called alike. */
type PalettePage = Pick<Place, 'href' | 'label' | 'icon'> & { note?: string | undefined }

/** The places of the role whose words fit what is typed; while nothing is, those of the menus alone. */
export function usePages(query: string) {
  const t = useTexts()
  const { role } = usePerson()
  const map = use(AppMap)
  const { places, morePlaces } = useMenu()
  const partOf = (path: string) => {
    if (ofStore.includes(path)) return t('titles.store')
    return ofAdministration.includes(path) ? t('titles.administration') : undefined
  }
  // The routes say who may see a screen and what it is called.
  const more = (map?.routes ?? []).flatMap(({ path, title, for: roles }) =>
    beyondMenus.includes(path) && typeof roles !== 'string' && roles.includes(role)
      ? [{ href: path, label: t(title as 'titles.home'), icon: CornerDownRight, note: partOf(path) }]
      : [],
  )
  const all: PalettePage[] = query.trim() ? [...places, ...morePlaces, ...more] : [...places, ...morePlaces]
  const unique = all.filter(({ href }, index) => all.findIndex((other) => other.href === href) === index)
  const fitting = optionsFor(
    unique.map(({ href, label }) => ({ value: href, label })),
    query,
  )
  return fitting.flatMap(({ value }) => unique.filter(({ href }) => href === value))
}
