import { optionsFor } from '@pramaan/app-kit/forms/pick-field.tsx'
import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { Inbox } from 'lucide-react'
import { useMenu } from '../../frame/use-menu.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The places of the role whose words fit what is typed; all of them while nothing is. */
export function usePages(query: string) {
  const t = useTexts()
  const { role } = usePerson()
  const { places, morePlaces } = useMenu()
  // The document's menu of an Admin has no entry for it.
  const applications = { href: paths.allApplicants, label: t('received.title'), icon: Inbox }
  const unique = [...places, ...(may(role, 'editJobs') ? [applications] : []), ...morePlaces].filter(
    ({ href }, index, all) => all.findIndex((other) => other.href === href) === index,
  )
  const fitting = optionsFor(
    unique.map(({ href, label }) => ({ value: href, label })),
    query,
  )
  return fitting.flatMap(({ value }) => unique.filter(({ href }) => href === value))
}
